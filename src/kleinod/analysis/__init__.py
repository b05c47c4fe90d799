"""Analyses of finished games without hindsight, and hints for running ones."""

from kleinod.analysis.page import write_page
from kleinod.analysis.report import Report
from kleinod.analysis.study import Hint, analyse, hint

__all__ = ["Hint", "Report", "analyse", "hint", "write_page"]
