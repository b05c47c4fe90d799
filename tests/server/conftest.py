"""What tests of the service share: one that runs, others of their own, and visitors who come to them."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from kleinod.server import logs
from tests.server.running import Running, running
from tests.server.visitor import Visitor


@pytest.fixture(scope="session", autouse=True)
def quiet() -> Iterator[None]:
    """The service must not take the place of what pytest logs with."""
    patch = pytest.MonkeyPatch()
    patch.setattr(logs, "set_up", lambda: None)
    yield
    patch.undo()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A service that all tests of a process share: each brings visitors and tables of its own."""
    with running(tmp_path_factory.mktemp("service")) as service:
        yield service


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Callable[..., Running]]:
    """Start a service of the test's own: `serve(requests_per_second=2)`."""
    with ExitStack() as stack:

        def start(**settings: object) -> Running:
            folder = tmp_path / f"service-{len(list(tmp_path.iterdir()))}"
            folder.mkdir()
            return stack.enter_context(running(folder, **settings))

        yield start


@pytest.fixture
def visit(server: Running) -> Iterator[Callable[..., Visitor]]:
    """Come to the service: `visit("Anna")`; `visit()` is a stranger; `visit("Anna", at=other)` goes elsewhere."""
    with ExitStack() as stack:

        def come(name: str | None = None, *, at: Running | None = None) -> Visitor:
            return stack.enter_context(Visitor.arrive(at or server, name))

        yield come
