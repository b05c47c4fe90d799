"""Texts from files: mistakes are found when they are loaded, and name file and key."""

import os
import subprocess
import sys

import pytest

from kleinod import BadData
from kleinod.engine.texts import Texts, place_names

FILE = '[match]\nover = {de = "Aus, {n}", en = "Over, {n}"}\nwon = {de = "Ja", en = "Yes"}\n'
LOAD = "from pathlib import Path; from kleinod.engine.texts import Texts; import sys; "


@pytest.fixture
def file(tmp_path):
    folder = tmp_path / "game"
    folder.mkdir()
    (folder / "__init__.py").touch()
    (folder / "texts.toml").write_text(FILE, "utf-8")
    return folder / "texts.toml"


def fetch(file, key, *places):
    with pytest.raises(BadData) as wrong:
        Texts(file).text(key, *places)
    return wrong.value.en


def test_a_text_is_fetched_by_key(file):
    texts = Texts(file)
    assert texts.text("match.over", "n").fill({"n": 2}).de == "Aus, 2"
    assert texts.unused() == ["match.won"]
    assert list(texts.section("match", "n")) == ["over", "won"]
    assert texts.unused() == []


def test_mistakes_name_file_and_key(file):
    assert fetch(file, "match.lost") == "game/texts.toml: match.lost is missing"
    assert fetch(file, "match.over") == "game/texts.toml: match.over: {n} is not given here"
    file.write_text('[match]\nover = {de = "Aus"}', "utf-8")
    assert "match.over is not a text in German and English" in fetch(file, "match.over")
    file.write_text('[match]\nover = {de = "Aus", en = "{n}"}', "utf-8")
    assert "match.over has other {places}" in fetch(file, "match.over")
    file.write_text("[match", "utf-8")
    assert "texts.toml is not TOML" in fetch(file, "match.over")


def test_places_are_found_among_forms_too():
    assert place_names("{player} {n:one|{n} of {all}}") == ["player", "n", "n", "all"]


# --- overlays ----------------------------------------------------------------------------------------------------


def in_another_process(tmp_path, file, overlay, code):
    """What a process prints that has the overlay of a file in a further language."""
    languages = tmp_path / "languages"
    for name, text in (("kleinod/engine", ""), ("game", overlay)):
        (languages / name).mkdir(parents=True)
        (languages / name / "texts.fr.toml").write_text(text, "utf-8")
    environment = {**os.environ, "KLEINOD_LANGUAGES": str(languages), "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-c", LOAD + f"texts = Texts(Path(sys.argv[1])); {code}", str(file)]
    done = subprocess.run(command, env=environment, capture_output=True, encoding="utf-8", check=False)
    return done.stdout.strip() or done.stderr.strip().splitlines()[-1]


def test_an_overlay_adds_a_language_and_what_it_lacks_is_english(tmp_path, file):
    code = "print([texts.text('match.' + key, 'n').say('fr', {'n': 2}) for key in ('over', 'won')])"
    assert in_another_process(tmp_path, file, '[match]\nover = {fr = "Fini, {n}"}', code) == "['Fini, 2', 'Yes']"


@pytest.mark.parametrize(
    ("overlay", "said"),
    [
        ('[match]\nover = {fr = "{m}"}', "texts.fr.toml.match.over: {m} is not given here"),
        ('[match]\nlost = {fr = "Non"}', "texts.fr.toml.match.lost: there is no such key"),
        ('[match]\nover = "Fini"', "texts.fr.toml.match.over does not fit the file below"),
        ('[match]\nover = {de = "Fini"}', "texts.fr.toml.match.over.de does not fit the file below"),
    ],
)
def test_a_wrong_overlay_is_refused(tmp_path, file, overlay, said):
    assert said in in_another_process(tmp_path, file, overlay, "print(texts)")
