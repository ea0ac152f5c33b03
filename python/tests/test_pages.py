"""What pages and notebooks show works as it stands there."""

import json
import re
import subprocess
import sys

import pytest
from conftest import ROOT

PAGES = ["README.md", "python/README.md", "docs/python.md"]
NOTEBOOKS = sorted((ROOT / "python/notebooks").glob("*.ipynb"))


def blocks(page):
    """The blocks of Python on a page."""
    parts = (ROOT / page).read_text(encoding="utf-8").split("```python\n")[1:]
    return [part.split("```")[0] for part in parts]


@pytest.mark.parametrize("page", PAGES)
def test_the_examples_of_a_page_run(page, tmp_path):
    examples = blocks(page)
    assert examples
    for example in examples:
        printed = run(example, tmp_path)
        claims = re.findall(r"^print\((.*?)\)(?: +# (.*))?$", example, re.MULTILINE)
        assert len(printed) == len(claims)
        for line, (expression, comment) in zip(printed, claims, strict=True):
            if "==" in expression:
                assert line == "True", expression
            if comment.endswith("…]"):
                assert line.startswith(comment.removesuffix("…]")), expression


def run(example, folder):
    """What an example prints."""
    ran = subprocess.run([sys.executable, "-c", example], check=True, cwd=folder, stdout=subprocess.PIPE, text=True)
    return ran.stdout.splitlines()


def test_the_readme_shows_what_equal_states_are():
    comparisons = [line for line in "".join(blocks("python/README.md")).splitlines() if " == " in line]
    assert len(comparisons) == 2


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_runs_from_top_to_bottom_and_keeps_no_output(path, monkeypatch):
    pytest.importorskip("pandas" if path.stem == "first_steps" else "matplotlib")
    monkeypatch.setenv("MPLBACKEND", "Agg")
    cells = [cell for cell in json.loads(path.read_text(encoding="utf-8"))["cells"] if cell["cell_type"] == "code"]
    assert len(cells) > 4
    names = {"__name__": "__main__"}
    for cell in cells:
        assert cell["outputs"] == []
        exec(compile("".join(cell["source"]), path.name, "exec"), names)


def test_every_notebook_is_on_the_page():
    page = (ROOT / "docs/python.md").read_text(encoding="utf-8")
    assert NOTEBOOKS
    assert all(path.name in page for path in NOTEBOOKS)
