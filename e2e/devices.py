"""Screens that tests play on, and what a finger needs."""

from typing import Any

import pytest

TARGET, CELL = 44, 32
"""Pixels: the least a control measures, and a cell of a board that fills the width."""

PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 740},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}

phone = pytest.mark.browser_context_args(**PHONE)
low = pytest.mark.browser_context_args(viewport={"width": 740, "height": 360}, has_touch=True)
doubled = pytest.mark.browser_context_args(viewport={"width": 640, "height": 400})
