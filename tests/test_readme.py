"""The README's session is run as it stands there."""

import doctest
from pathlib import Path


def test_readme_session_runs():
    path = Path(__file__).parent.parent / "README.md"
    flags = doctest.IGNORE_EXCEPTION_DETAIL
    assert doctest.testfile(str(path), module_relative=False, optionflags=flags).failed == 0
