"""The parts of build.py: environment, library, site, server, tests and benchmarks.

Everything they make goes to .venv/, .build/ and dist/, and can be deleted at any time.
"""
