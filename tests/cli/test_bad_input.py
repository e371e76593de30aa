"""Whatever a person gets wrong is one sentence in that person's language, and exit status 2."""

import pytest

from nightbell.text import missing

WRONG = [
    ("--lang", "de"),
    ("--lang",),
    ("dance",),
    ("--dance",),
    ("simulate",),
    ("simulate", "chess"),
    ("simulate", "whispers", "--games", "0"),
    ("simulate", "whispers", "--games", "many"),
    ("simulate", "whispers", "--games"),
    ("simulate", "whispers", "--bots", "oracle"),
    ("simulate", "whispers", "--bots", "nobody=random"),
    ("simulate", "whispers", "--save", "pyproject.toml"),
    ("simulate", "whispers", "--option", "handicap"),
    ("simulate", "whispers", "--option", "colour=red"),
    ("simulate", "whispers", "--option", "players=many"),
    ("simulate", "whispers", "--killer", "gardener"),
    ("simulate", "whispers", "--players", "5"),
    ("simulate", "clocktower", "--players", "2"),
    ("simulate", "clocktower", "--script", "nonsense"),
    ("simulate", "clocktower", "--script", "no-such-file.json"),
    ("simulate", "clocktower", "--script", "web/package.json"),
    ("simulate", "whispers", "--script", "web/tsconfig.json"),
    ("simulate", "betrayal", "--players", "2"),
    ("simulate", "betrayal", "--haunt", "99"),
    ("replay",),
    ("replay", "no-such-file"),
    ("replay", "pyproject.toml"),
    ("play", "chess"),
    ("play", "whispers", "--as", "gardener"),
    ("play", "--resume", "no-such-file"),
    ("content", "chess"),
    ("content", "whispers", "clocktower"),
]


@pytest.mark.parametrize("argv", WRONG, ids=" ".join)
@pytest.mark.parametrize("lang", ["ru", "en"])
def test_one_sentence_and_status_two(nightbell, monkeypatch, lang, argv):
    monkeypatch.setenv("LC_ALL", "ru_RU.UTF-8" if lang == "ru" else "C")
    told = nightbell(*argv)
    assert told.status == 2
    assert not told.out
    assert told.err.strip() and "\n" not in told.err.strip()
    assert "Traceback" not in told.err and missing("")[0] not in told.err and "!" not in told.err
    assert told.err.rstrip().endswith((".", "]", "--help", "--as."))


@pytest.mark.parametrize(
    ("argv", "wanted"),
    [
        (("puzzle", "make", "--players", "40"), "--players takes a whole number from 5 to 12."),
        (("simulate", "whispers", "--games", "many"), "--games takes a whole number of at least 1."),
        (("deduce", "puzzle.yaml", "--seconds", "0"), "--seconds takes a number of at least 0.1."),
    ],
    ids=["too many", "no number", "too small"],
)
def test_which_number_an_option_takes_is_said(nightbell, monkeypatch, argv, wanted):
    monkeypatch.setenv("LC_ALL", "C")
    assert nightbell(*argv).err.strip() == wanted


def saved(nightbell, folder):
    nightbell("simulate", "lantern", "--games", "1", "--seed", "5", "--save", str(folder))
    return folder / "lantern-5.log"


DAMAGE = {
    "cut in a line": lambda raw: raw[:-9],
    "an answer changed": lambda raw: raw.replace(b"\n[0,", b"\n[1,", 1),
    "an answer left out": lambda raw: b"\n".join(raw.split(b"\n")[:2] + raw.split(b"\n")[3:]),
    "another seed": lambda raw: raw.replace(b'"seed":5', b'"seed":6', 1),
    "other rules": lambda raw: raw.replace(b'"rules":"1"', b'"rules":"0"', 1),
    "another game": lambda raw: raw.replace(b'"lantern"', b'"chess"', 1),
    "another format": lambda raw: raw.replace(b'"nightbell":1', b'"nightbell":2', 1),
    "a line of something else": lambda raw: raw.replace(b"\n", b"\nhello\n", 1),
    "nothing": lambda raw: b"",
}


@pytest.mark.parametrize("damage", DAMAGE)
@pytest.mark.parametrize("how", [["--verify"], [], ["--as", "1"]], ids=["verified", "told", "told to a seat"])
@pytest.mark.usefixtures("lantern")
def test_a_damaged_log_is_refused(nightbell, tmp_path, damage, how):
    file = saved(nightbell, tmp_path)
    whole = file.read_bytes()
    file.write_bytes(DAMAGE[damage](whole))
    assert file.read_bytes() != whole
    told = nightbell("replay", str(file), *how)
    assert told.status == 2 and not told.out and "\n" not in told.err.strip()


@pytest.mark.usefixtures("lantern")
def test_a_log_is_no_saved_game_unless_it_says_whose_seat(nightbell, tmp_path):
    told = nightbell("play", "--resume", str(saved(nightbell, tmp_path)))
    assert told.status == 2 and "--as" in told.err


@pytest.mark.usefixtures("lantern")
def test_a_seat_that_is_not_there(nightbell, tmp_path):
    told = nightbell("replay", str(saved(nightbell, tmp_path)), "--as", "9")
    assert told.status == 2 and "wanderer-0" in told.err
