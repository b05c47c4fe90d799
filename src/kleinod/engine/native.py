# not compiled: the mark means something to the compiler only
"""The mark of classes that games outside this package derive from: without it compiled classes refuse that."""

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

C = TypeVar("C")

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**_: object) -> Callable[[C], C]:
        return lambda cls: cls
