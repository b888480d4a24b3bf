"""Pack the used part of the standard library, and our code, into zips; runs inside Pyodide.

Byte code belongs to one version of Python, so it is compiled by the Python that will run it.
"""

import ast
import marshal
import re
import zipfile
from collections.abc import Iterator
from importlib.util import MAGIC_NUMBER
from itertools import chain
from pathlib import Path
from types import CodeType

# Imported at run time where no survey sees them: encodings by name, and error reporting.
ALWAYS = {
    "encodings.ascii",
    "encodings.idna",
    "encodings.latin_1",
    "encodings.utf_8",
    "jinja2.debug",
    "stringprep",
}
# Imported for things that never happen here: templates are compiled, and a page opens no sockets,
# starts no programs and reads no command lines. Of these modules only the names are kept.
HOLLOW = {
    "argparse",
    "asyncio.base_subprocess",
    "asyncio.selector_events",
    "asyncio.sslproto",
    "asyncio.streams",
    "asyncio.subprocess",
    "ipaddress",
    "jinja2.bccache",
    "jinja2.compiler",
    "jinja2.idtracking",
    "jinja2.lexer",
    "jinja2.optimizer",
    "jinja2.parser",
    "jinja2.visitor",
    "pickle",
    "shutil",
    "ssl",
    "subprocess",
    "tempfile",
    "zipfile",
}
# What only these modules import.
IDLE = re.compile(r"(_compat_pickle|_ssl|bz2|compression|locale|lzma|zipfile\._path)(\.|$)")
NAMES_ONLY = b"""
__all__ = ()

class Unused(Exception):
    def __init__(self, *args, **kwargs):
        pass

def __getattr__(name):
    if name.startswith("__"):
        raise AttributeError(name)
    return Unused
"""
OTHERS = ("jinja2", "markupsafe")
# Same input, same bytes: the file is named after its content.
TIME = (1980, 1, 1, 0, 0, 0)

Entry = tuple[str, bytes]


def standard_library() -> Iterator[Entry]:
    """Yield the modules of the standard library as Pyodide ships them: as source."""
    with zipfile.ZipFile("/lib/python314.zip") as full:
        for name in full.namelist():
            yield name, full.read(name)


def below(folder: Path, package: str) -> Iterator[Entry]:
    """Yield the files of a package on disk."""
    for path in (folder / package).rglob("*"):
        if path.is_file() and "__pycache__" not in path.parts:
            yield path.relative_to(folder).as_posix(), path.read_bytes()


def module_of(name: str) -> str:
    """Return the name of the module in a package's file."""
    return name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


HEADER = MAGIC_NUMBER + (1).to_bytes(4, "little") + bytes(8)
"""Of a .pyc that is never compared with a source, for there will be none."""
SAME_LINE, MOST_UNITS = 0xE8, 8
"""A line table's entry for the line of the one before it, in the beginning the line at which the
function begins; and the maximum number of code units that it covers."""


def without_lines(code: CodeType) -> CodeType:
    """Return the code with one line for all of a function: that at which it begins."""
    whole, rest = divmod(len(code.co_code) // 2, MOST_UNITS)
    table = [SAME_LINE + MOST_UNITS - 1, 0] * whole + [SAME_LINE + rest - 1, 0] * bool(rest)
    constants = (without_lines(c) if isinstance(c, CodeType) else c for c in code.co_consts)
    return code.replace(co_linetable=bytes(table), co_consts=tuple(constants))


def without_annotations(module: ast.Module) -> ast.Module:
    """Take out the annotations that nothing reads. Those in classes declare fields: they stay, as
    `None`, but for those that make something else than a field.

    Each annotated function would bring another one that returns its annotations.
    """
    for node in ast.walk(module):
        match node:
            case ast.arg():
                node.annotation = None
            case ast.FunctionDef() | ast.AsyncFunctionDef():
                node.returns = None
            case ast.AnnAssign() if is_field(node):
                node.annotation = ast.copy_location(ast.Constant(None), node)
    module.body = list(map(unannotated, module.body))
    return module


def is_field(statement: ast.AnnAssign) -> bool:
    """Whether what a class declares is just a field, for `NamedTuple` and `dataclass`."""
    return not re.search(r"ClassVar|InitVar|KW_ONLY", ast.unparse(statement.annotation))


def unannotated(statement: ast.stmt) -> ast.stmt:
    """Return a plain assignment for an annotated one."""
    match statement:
        case ast.AnnAssign(target=target, value=ast.expr() as value):
            return ast.copy_location(ast.Assign([target], value), statement)
    return statement


def without_idle_imports(module: ast.Module) -> ast.Module:
    """Take out of a module of ours the imports of classes and types that only annotations used, and
    the list of what other modules may import, which nobody reads here.
    """
    used = {node.id for node in ast.walk(module) if isinstance(node, ast.Name)}
    used |= {it for node in module.body if is_list_of_exports(node) for it in names_in(node)}
    body: list[ast.stmt] = []
    for node in module.body:
        if isinstance(node, ast.ImportFrom):
            names = node.names
            node.names = [it for it in names if (it.asname or it.name) in used or not is_type(it)]
            if not node.names:
                continue
        if not is_list_of_exports(node):
            body.append(node)
    module.body = body
    return module


def is_type(imported: ast.alias) -> bool:
    """Whether it is named like a class; a module may be imported for its effects."""
    return imported.name[:1].isupper() and not imported.name.isupper()


def is_list_of_exports(statement: ast.stmt) -> bool:
    """Whether this says what other modules may import."""
    match statement:
        case ast.Assign(targets=[ast.Name(id="__all__")]) | ast.AugAssign(ast.Name(id="__all__")):
            return True
    return False


def names_in(statement: ast.stmt) -> Iterator[str]:
    """Yield the names in a list."""
    for node in ast.walk(statement):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def byte_code(source: bytes, name: str, ours: bool) -> bytes:
    """Compile to a .pyc without what nobody reads here.

    Docstrings and assertions are left out, as with `python -OO`, and so are annotations, and the
    line numbers within functions: they take up a sixth of it.
    """
    tree = without_annotations(ast.parse(source))
    if ours:
        tree = without_idle_imports(tree)
    code = compile(tree, name, "exec", dont_inherit=True, optimize=2)
    return HEADER + marshal.dumps(without_lines(code))


def pack_base(survey: set[str], target: Path) -> None:
    """Pack what all games share: our code, and what the survey found in use of other code.

    That is the standard library and third-party packages; library modules that only games use are
    packed here too.
    """
    theirs = chain(
        standard_library(),
        *(below(Path("/packages"), name) for name in OTHERS),
        below(Path("/ours"), "segno"),
    )
    used = {module for module in survey | ALWAYS if not IDLE.match(module)}
    found = {name: text for name, text in theirs if module_of(name) in used}
    sources = {name: NAMES_ONLY if module_of(name) in HOLLOW else found[name] for name in found}
    pack(sources | dict(below(Path("/ours"), "pygames")), target, "")


def pack_game(folder: Path, target: Path, bot: bool) -> bool:
    """Pack a game, with the content of its package at the top; or its bot, if it has one.

    Only the bots' worker needs the bot: a module or a package of that name.
    """
    chosen = {
        name: content
        for name, content in below(folder.parent, folder.name)
        if (Path(name).parts[1].removesuffix(".py") == "bot") == bot
    }
    if chosen:
        pack(chosen, target, f"{folder.name}/")
    return bool(chosen)


def pack(sources: dict[str, bytes], target: Path, top: str) -> None:
    """Write a zip; names lose their prefix `top`.

    Nothing in it is compressed: the build compresses it as a whole, which is a tenth smaller.
    """
    with zipfile.ZipFile(target, "w") as archive:
        for name in sorted(sources):
            python = name.endswith(".py")
            ours = bool(top) or name.startswith("pygames/")
            content = byte_code(sources[name], name, ours) if python else sources[name]
            packed = name.removeprefix(top)
            entry = zipfile.ZipInfo(f"{packed}c" if python else packed, TIME)
            archive.writestr(entry, content)
