"""Previews end where they would tell what the player does not know."""

from tests.games.dominion.table import deal, play


def test_a_preview_ends_where_somebody_else_may_be_asked():
    """Whether Storyteller goes on asking depends on the treasures left in its player's hand."""
    said = []
    for last in ("estate", "copper"):
        hand = {"hand": f"storyteller relic {last}", "deck": "gold*9"}
        match = deal(hand, "moat copper*4", kingdom="moat relic storyteller")
        play(match, "play storyteller", "play relic")
        said.append(str(match.preview("done").to_data()))
    assert said[0] == said[1]


def test_an_attack_does_not_end_the_turn():
    match = deal("militia copper*4", "copper*5", kingdom="militia")
    assert match.preview("play militia").ends_turn is False
    assert match.preview("done").ends_turn is False
