"""Compiles `kleinod.engine` and `kleinod.games` with mypyc when a wheel is built.

Editable installs stay pure Python (docs/decisions/0001-compiled-wheel-editable-pure.md). A wheel stays pure too, with
a warning, where there is no working C compiler or where compiling fails. The environment variable KLEINOD_PURE decides
otherwise: 1 never compiles; 0 makes it an error if this machine has a working C compiler and compiling fails all the
same (for tests, which would else quietly try the wrong thing).
"""

from __future__ import annotations

import contextlib
import os
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED_PACKAGES = ("kleinod/engine", "kleinod/games")
NOT_COMPILED = "# not compiled:"
MARKER_LINES = 10

PROBE = """
#include <Python.h>
PyMODINIT_FUNC PyInit_probe(void) { return NULL; }
"""


class CompileHook(BuildHookInterface[Any]):
    """Adds the compiled modules to the wheel, beside their sources, which tracebacks show."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        wish = os.environ.get("KLEINOD_PURE", "")
        if version != "standard" or wish not in ("", "0"):
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

    command = build_ext(Distribution({"name": "kleinod", "ext_modules": extensions}))
    command.build_lib = str(scratch / "lib")
    command.build_temp = str(scratch / "objects")
    command.ensure_finalized()
    command.run()
    return {path: Path(path).relative_to(command.build_lib).as_posix() for path in command.get_outputs()}
