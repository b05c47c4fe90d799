"""What tests in a browser share: the real service with the built client, Debian's Chromium, and people who use it."""

import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from kleinod.server import client, logs
from tests.server.running import Running, running
from tests.web.person import Person

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Without a browser, or without a client to look at, these tests say so and nothing else."""
    missing = ""
    if CHROMIUM is None:
        missing = "Chromium is not installed: apt-get install chromium"
    elif client.client_folder() is None:
        missing = "the web client is not built: make web"
    if not missing:
        return
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.skip(reason=missing))


@pytest.fixture(scope="session", autouse=True)
def quiet() -> Iterator[None]:
    """The service must not take the place of what pytest logs with."""
    patch = pytest.MonkeyPatch()
    patch.setattr(logs, "set_up", lambda: None)
    yield
    patch.undo()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("service")) as service:
        yield service


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright, playwright.chromium.launch(executable_path=CHROMIUM) as chromium:
        yield chromium


@pytest.fixture
def person(server: Running, browser: Browser) -> Iterator[Callable[..., Person]]:
    """Somebody before a browser of their own: `person("Anna", lang="en", size=PHONE)`."""
    with ExitStack() as stack:

        def come(name: str | None = None, **how: object) -> Person:
            return stack.enter_context(Person.arrive(browser, server.address, name, **how))  # type: ignore[arg-type]

        yield come
