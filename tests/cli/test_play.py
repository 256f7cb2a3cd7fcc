"""Whole games at the terminal."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import malina as package
from malina.kernel.record import Record

from .running import Run

LANGS = ("en", "ru")
OVER = {"en": "The game is over.", "ru": "Партия окончена."}


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("seats", [2, 4])
def test_a_whole_game(malina: Run, lang: str, seats: int, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    words = ["play", "crooks", "--lang", lang, "--seats", str(seats), "--bots", "random", "--save", str(path)]
    ran = malina(*words, "--seed", f"{lang} {seats}", reader=seats, also=["back", "?", "no idea", "undo"])
    assert ran.code == 0, ran.err
    assert ran.err == ""
    assert OVER[lang] in ran.out
    speaks = " --lang ru" if lang == "ru" else ""  # the shell of the tests speaks English
    assert ran.out.rstrip().endswith(f"malina{speaks} verify {path}")
    assert malina("verify", str(path)).code == 0
    record = Record.from_json(path.read_bytes())
    assert f": {record.commitment}\n" in ran.out[:400]


def test_against_the_greedy_bot(malina: Run) -> None:
    ran = malina("play", "crooks", "--seats", "2", "--seed", "1", typed=["", "pass", "", "", "", ""])
    assert ran.code == 0
    assert OVER["en"] in ran.out


def test_the_seed_fixes_the_deal(malina: Run) -> None:
    words = ["play", "crooks", "--bots", "random", "--json"]
    typed = ["", "pass", "", "", "", ""]
    same = {malina(*words, "--seed", "7", typed=typed).out for _ in range(2)}
    assert len(same) == 1
    assert malina(*words, typed=typed).out != malina(*words, typed=typed).out


def test_numbers_words_and_why_not(malina: Run) -> None:
    typed = [
        "",
        "",
        "undo",
        "recruit Z",
        "z",
        "hire fence",
        "place 6 up",
        '{"cmd": "dance"}',
        '{"cmd"',
        "[]",
        "dance",
        "99",
        "recruit e",
        "hire the kingpin",
        "kingpin",
        "1",
        "10",
        "place 4 sideways",
        "place 4 down spy",
        "place 4 up switch to=5 x",
        "9",
        "back",
        "back",
        "undo",
        "2",
        "8",
        "face up",
    ]
    ran = malina("play", "crooks", "--seed", "12", "--seats", "2", "--option", "first=0", typed=typed)
    for line in (
        "You can't take that back",
        "There is no such hideout",
        "You can't do that now",
        "There is no such move",
        "I don't understand",
        "That crook is not here",
        "There is no such job",
        "A card can't lie like that",
        "doesn't work face down",
        "Your choice (or back)",
        "There is nothing to go back to.",
    ):
        assert line in ran.out, line
    assert "You play a card face up" in ran.out
    # why it is asked, and what answers cost
    assert "the whole pile is before you." in ran.out
    assert "for the rest of the game" in ran.out


def test_russian_words_and_cyrillic_letters(malina: Run) -> None:
    typed = ["", "притон а", "1", "9", "вниз", "отмена", "9", "вверх", "пас", "вернуть"]
    ran = malina("play", "crooks", "--seed", "3", "--seats", "2", "--option", "first=0", "--lang", "ru", typed=typed)
    assert "Вы ищете людей в Притоне A" in ran.out
    assert ran.out.count("Enter\u00a0— дальше. отмена\u00a0— вернуть ход.") == 2
    assert "на Задание 9 идёт" in ran.out


def test_help_shows_the_guide(malina: Run) -> None:
    ran = malina("play", "crooks", "--seed", "1", typed=["", "?", "? 5", "? gangs", "? 99", "? nonsense"])
    assert "Special actions" in ran.out
    assert "strictly more of its members" in ran.out
    assert ran.out.count("The rules have no such section") == 2


@pytest.mark.parametrize("lang", LANGS)
def test_end_of_input_is_a_polite_goodbye(malina: Run, lang: str) -> None:
    for typed in ([], [""], ["", "1"]):
        ran = malina("play", "crooks", "--lang", lang, typed=typed)
        assert ran.code == 0
        assert ran.err == ""
        assert {"en": "See you at the den!", "ru": "До встречи на малине!"}[lang] in ran.out


def test_quit_asks_where_to_save_until_it_works(malina: Run, tmp_path: Path) -> None:
    typed = ["", "A", "quit", "no/such/folder/x.json", "left.json"]
    ran = malina("play", "crooks", "--seed", "1", "--seats", "2", "--option", "first=0", typed=typed)
    assert ran.code == 0
    assert "There is no folder no/such/folder." in ran.err
    assert (tmp_path / "left.json").exists()
    ran = malina("play", "crooks", "--seed", "1", "--seats", "2", "--option", "first=0", typed=["", "A", "quit", ""])
    assert "malina verify" not in ran.out
    ran = malina("play", "crooks", "--seed", "1", "--seats", "2", "--option", "first=0", typed=["", "A", "q", "yes"])
    assert re.search(r"malina verify crooks-[0-9a-f]{8}\.json\n", ran.out)


@pytest.mark.parametrize("typed", [["q"], ["", "q"], ["", "pass", "q"], ["", "A", "q", "n"]])
def test_quit_at_any_prompt(malina: Run, typed: list[str]) -> None:
    ran = malina("play", "crooks", "--seed", "1", "--seats", "2", "--option", "first=0", typed=typed)
    assert ran.code == 0
    assert "See you at the den!" in ran.out
    assert ran.err == ""


def test_ctrl_c_keeps_the_record(malina: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*args: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("malina.terminal.session.ask", interrupted)
    path = tmp_path / "game.json"
    words = ["play", "crooks", "--seats", "2", "--seed", "1", "--bots", "random", "--option"]
    for first, typed, save in (("1", ["", ""], ["--save", str(path)]), ("1", ["", "asked.json"], [])):
        ran = malina(*words, f"first={first}", *save, typed=typed)
        assert (ran.code, ran.err) == (130, "")
        assert "See you at the den!" in ran.out
    for name in ("game.json", "asked.json"):
        assert malina("verify", name).code == 0
    ran = malina(*words, "first=0", "--save", "nothing.json", typed=[""])
    assert ran.code == 130
    assert "Nothing was played, so no record was written." in ran.out
    assert not (tmp_path / "nothing.json").exists()


def test_bots_alone(malina: Run) -> None:
    ran = malina("play", "crooks", "--humans", "0", "--bots", "random", "--seats", "2", typed=[""])
    assert ran.code == 0
    assert OVER["en"] in ran.out


def test_names(malina: Run) -> None:
    ran = malina("play", "crooks", "--name", "[/b]:gun:", "--name", "Bot One", "--seed", "1", typed=["", "pass"])
    assert "[/b]:gun:" in ran.out
    assert "Bot One" in ran.out


def test_an_own_card_file(malina: Run, tmp_path: Path) -> None:
    shipped = Path(package.__file__).parent / "games" / "crooks" / "cards.toml"
    text = shipped.read_text(encoding="utf-8")
    for number, id in enumerate(re.findall(r'\[\[crook\]\]\nid = "(\w+)"', text)):
        text = text.replace(f'id = "{id}"\ncount', f'id = "own_{number}"\nname_ru = "Свой [/b]{number}"\ncount', 1)
    (tmp_path / "own.toml").write_text(text, encoding="utf-8")
    words = ["play", "crooks", "--option", "cards=own.toml", "--seats", "2", "--seed", "1", "--bots", "random"]
    ran = malina(*words, "--lang", "ru", reader=1)
    assert ran.code == 0, ran.err
    assert "Свой [/b]" in ran.out  # and not taken for markup
    assert "own_" in malina(*words, "--lang", "en", reader=1).out


@pytest.mark.parametrize("lang", LANGS)
def test_hot_seat_hides_secrets(malina: Run, lang: str) -> None:
    """Between two people the screen is handed over, and what one sees is never on the other's screen."""
    words = ["play", "crooks", "--humans", "2", "--seats", "2", "--name", "Ann", "--name", "Bob", "--lang", lang]
    ran = malina(*words, "--seed", "5", reader=11)
    assert ran.code == 0
    hand_over = {"en": r"Pass the screen: (\w+) is to move\.", "ru": r"Передайте экран: ходит (\w+)\."}[lang]
    opening, *parts = re.split(hand_over, ran.out)
    assert len(parts) >= 8
    assert "◉" not in opening
    secret = {"en": r"(\w+) search.*?For your eyes only", "ru": r"(\w+) ищет.*?Только для ваших глаз"}[lang]
    known = {"en": r"(\w+) pays? \$\d and.*You know who", "ru": r"(\w+) плати.*? и кладёт.*Вы-то знаете"}[lang]
    found = 0
    for screen in parts[1::2]:
        before_the_end = screen.split(OVER[lang])[0]
        for pattern in (secret, known):
            for told in re.findall(pattern, before_the_end):
                assert told == {"en": "You", "ru": "Вы"}[lang]
                found += 1
    assert found > 3


def test_undo_at_the_hand_over(malina: Run) -> None:
    words = ["play", "crooks", "--humans", "2", "--seats", "2", "--seed", "5", "--option", "first=0"]
    ran = malina(*words, typed=["", "", "pass", "undo", "A"])
    before, _, after = ran.out.partition("undo takes the move back")
    assert "You pass (by choice)." in before  # what can be taken back is said first
    assert "Pass the screen: Player 2" not in before
    assert "You search Hideout A" in after


@pytest.mark.parametrize("lang", LANGS)
def test_no_undo_after_the_hand_over(malina: Run, lang: str) -> None:
    """Whoever sits down next must not get the screen of the one before."""
    words = ["play", "crooks", "--humans", "2", "--seats", "2", "--seed", "5", "--option", "first=0", "--lang", lang]
    ran = malina(*words, typed=["", "", "pass", "", "undo", "отмена" if lang == "ru" else "u", ""])
    late = {"en": "It is too late to take the move back", "ru": "Вернуть ход уже нельзя"}[lang]
    assert ran.out.count(late) == 2
    _, _, after = ran.out.partition(late)
    assert {"en": "Player 2 (you)", "ru": "Игрок 2 (вы)"}[lang] in after
    assert {"en": "Player 1 (you)", "ru": "Игрок 1 (вы)"}[lang] not in after


def test_a_record_is_never_overwritten(malina: Run, tmp_path: Path) -> None:
    words = ["play", "crooks", "--seats", "2", "--seed", "1", "--bots", "random", "--option", "first=0"]
    (tmp_path / "evening.json").write_text("mine")
    for number in (2, 3):
        ran = malina(*words, "--save", "evening.json", typed=["", "A", "q"])
        assert f"evening.json exists already, so the record goes to evening-{number}.json." in ran.out
        assert malina("verify", f"evening-{number}.json").code == 0
    ran = malina(*words, "--lang", "ru", typed=["", "A", "q", "evening.json"])
    assert "Файл evening.json уже есть, поэтому запись будет в evening-4.json." in ran.out
    assert (tmp_path / "evening.json").read_text() == "mine"
    malina(*words, "--save", "empty.json", typed=["", "q"])
    assert not (tmp_path / "empty.json").exists()


def test_a_saved_game_goes_on(malina: Run, tmp_path: Path) -> None:
    words = ["play", "crooks", "--seats", "2", "--seed", "1", "--bots", "random", "--option", "first=0"]
    ran = malina(*words, "--name", "Ann", "--save", "left.json", typed=["", "A", "q"])
    assert "malina play --resume left.json --bots random\n" in ran.out
    before = Record.from_json((tmp_path / "left.json").read_bytes())
    for again in (["--resume", "left.json"], ["crooks", "--resume", "left.json"]):
        ran = malina("play", *again, "--bots", "random", typed=["", "q"])
        assert ran.code == 0, ran.err
        assert "You are Ann." in ran.out
        assert "For your eyes only" in ran.out
    ran = malina("play", "--resume", "left.json", "--bots", "random", reader=3)
    assert ran.code == 0, ran.err
    after = Record.from_json((tmp_path / "left.json").read_bytes())
    assert after.result is not None
    assert after.moves[: len(before.moves)] == before.moves
    assert (after.commitment, after.names) == (before.commitment, before.names)
    assert malina("verify", "left.json").code == 0
    assert "is over" in malina("play", "--resume", "left.json").err
    (tmp_path / "left.json").write_bytes(before.to_json())
    fixed = (["--seats", "2"], ["--seed", "1"], ["--name", "A"], ["--option", "first=1"], ["--preset", "full"])
    for wrong in (*fixed, ["--humans", "3"]):
        assert malina("play", "--resume", "left.json", *wrong).code == 2


def test_a_preset_is_dealt(malina: Run, tmp_path: Path) -> None:
    ran = malina("play", "bang", "--preset", "full", "--seats", "5", "--humans", "0", "--save", "full.json")
    assert ran.code == 0, ran.err
    assert Record.from_json((tmp_path / "full.json").read_bytes()).options["dodge_city_cards"] is True


def test_the_number_of_a_job_is_the_job(malina: Run) -> None:
    """However few ways there are to place a crook."""
    words = ["play", "crooks", "--seed", "3", "--seats", "2", "--option", "first=0"]
    ran = malina(*words, typed=["", "A", "1", "9", "up"])
    assert re.search(r"  2  Job 2: News stand +worth 2, empty", ran.out)
    assert "The " in ran.out
    assert re.search(r"goes to Job 9\.", ran.out)


def test_typed_facing_in_russian(malina: Run) -> None:
    words = ["play", "crooks", "--seed", "3", "--seats", "2", "--option", "first=0", "--lang", "ru"]
    ran = malina(*words, typed=["", "A", "1", "положить 9 вниз"])
    assert "кладёте Афериста на Задание 9 лицом вниз" in ran.out


@pytest.mark.parametrize("lang", LANGS)
def test_the_board_again_and_who_i_am(malina: Run, lang: str) -> None:
    words = ["play", "crooks", "--seed", "3", "--seats", "2", "--option", "first=0", "--lang", lang]
    ran = malina(*words, typed=["", {"en": "board", "ru": "стол"}[lang], "q"])
    assert {"en": "You are Boss.", "ru": "Вы\u00a0— Босс."}[lang] in ran.out
    assert ran.out.count({"en": "Boss (you)", "ru": "Босс (вы)"}[lang]) == 2
    opening = ran.out.split("Enter")[0]
    assert max(map(len, opening.splitlines())) <= 80


@pytest.mark.parametrize("lang", LANGS)
def test_the_end_shows_the_secret(malina: Run, lang: str, record: Path) -> None:
    ran = malina("play", "crooks", "--seed", "1", "--bots", "random", "--lang", lang, typed=["", "pass"] + [""] * 5)
    played = Record.from_json(record.read_bytes())
    end = ran.out[ran.out.index(OVER[lang]) :]
    pause = {"en": "Enter for the score.", "ru": "Enter\u00a0— подсчёт очков."}[lang]
    assert end.index(pause) < end.index(played.commitment) < end.index(played.secret)


def test_the_hint_can_be_typed(monkeypatch: pytest.MonkeyPatch) -> None:
    from malina.cli.program import command, program

    monkeypatch.setattr("shutil.which", lambda name: "/usr/bin/malina")
    assert program(".venv/bin/malina") == ".venv/bin/malina"
    assert program("/usr/bin/malina") == "malina"
    assert program("/x/malina/cli/__main__.py").endswith(" -m malina.cli")
    assert program("pytest") == "malina"
    monkeypatch.setenv("MALINA_LANG", "en")
    assert command("verify", "a b.json", lang="en").endswith("malina verify 'a b.json'")
    assert command("verify", "a.json", lang="ru").endswith("malina --lang ru verify a.json")
