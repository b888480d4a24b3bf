"""What a camera would read."""

from io import BytesIO

import zxingcpp
from PIL import Image
from playwright.sync_api import Locator


def read(code: Locator) -> str:
    """The text of the code that is shown, from a picture of it."""
    code.page.evaluate("driver.paint()")
    picture = Image.open(BytesIO(code.screenshot()))
    (found,) = zxingcpp.read_barcodes(picture)
    return str(found.text)
