"""What a wheel holds besides the sources: the built page, the rulebooks, and the rules compiled.

    TABULARIUM_COMPILE=yes   compile, or fail
    TABULARIUM_COMPILE=no    a wheel for every machine, with interpreted rules
    (unset)                  compile where a C compiler is found, else say that it was not done

The page is built with Node; a source distribution brings it built.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

EDITABLE = "editable"


class WheelHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == EDITABLE:
            return  # a checkout builds its page and its rules when it needs them
        self.bring_page(build_data["force_include"])
        self.bring_documents(build_data["force_include"])
        self.bring_rules(build_data["force_include"])
        wish = os.environ.get("TABULARIUM_COMPILE", "")
        if wish != "no" and self.bring_compiled(build_data["force_include"], must=wish == "yes"):
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def bring_page(self, included: dict[str, str]) -> None:
        page = self.folder / "web" / "dist"
        if (self.folder / ".git").exists() or not (page / "index.html").is_file():
            self.tool("build_page.py")
        if not (page / "index.html").is_file():
            self.app.display_warning("tabularium: the page is not built; this wheel has none")
            return
        included[str(page)] = "tabularium/page"

    def bring_documents(self, included: dict[str, str]) -> None:
        site = self.folder / "build" / "site"
        if (site / "index.html").is_file():
            included[str(site)] = "tabularium/documents"
        else:
            self.app.display_warning("tabularium: the documents are not built; this wheel has none")

    def bring_rules(self, included: dict[str, str]) -> None:
        """Rulebooks are documents here, and read on the page: presentation/rulebook.py."""
        for name in ("rules", "rulings.md", "pl", "hu"):
            included[str(self.folder / "docs" / name)] = f"tabularium/docs/{name}"

    def bring_compiled(self, included: dict[str, str], must: bool) -> bool:
        built = self.folder / "build" / "compiled"
        if not self.tool("compile.py"):
            if must:
                raise SystemExit("tabularium: the rules could not be compiled, see above")
            self.app.display_warning(
                "tabularium: the rules could not be compiled; this wheel plays them interpreted"
            )
            return False
        for suffix in ("so", "pyd"):
            for file in sorted(built.rglob(f"*.{suffix}")):
                included[str(file)] = file.relative_to(built).as_posix()
        return True

    def tool(self, name: str) -> bool:
        """Run a tool of the project with the Python that builds."""
        words = [sys.executable, str(self.folder / "tools" / name)]
        return subprocess.run(words, cwd=self.folder).returncode == 0

    @property
    def folder(self) -> Path:
        return Path(self.root)
