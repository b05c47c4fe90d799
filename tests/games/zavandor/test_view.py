"""What the view tells beyond the position: totals of the exchange, the price of mining, how many jokers may follow."""

from tests.games.zavandor.table import deal, market, play, view


def test_the_exchange_shows_what_gems_cost_also_with_each_discount():
    match = deal({"gold": 5, "discounts": [3, 4, 4]}, market=market(5, 7, 1, 3))
    diamond, ruby, sapphire, _ = view(match, 0)["market"]
    assert diamond["totals"] == [5, 10, 15, 20]
    assert diamond["discounted"] == {"3": [2, 4, 6, 8], "4": [1, 2, 3, 4]}
    assert ruby["discounted"] == {"3": [4, 8, 12, 16], "4": [3, 6, 9, 12]}
    assert sapphire["discounted"] == {}, "it would save nothing"


def test_totals_are_those_of_the_moves_and_discounts_those_of_the_seat():
    match = deal({"gold": 40, "discounts": [4]}, market=market(5, 7, 4, 3))
    shown = view(match, 0)["market"][1]
    assert all(row["discounted"] == {} for row in view(match, 1)["market"])
    assert all(row["discounted"] == {} for row in view(match, -1)["market"])
    play(match, "buy ruby 3 discount 4")
    assert view(match, 0)["players"][0]["gold"] == 40 - shown["discounted"]["4"][2]


def test_others_see_what_the_siphon_will_cost_them():
    rich = {"rights": ["ruby", "ruby", "emerald+joker"]}
    match = deal(rich, {"items": ["absauger"], "rights": ["ruby"]}, {})
    assert [player["yield"]["siphon"] for player in view(match, 2)["players"]] == [8, 0, 0]  # 5 gems at 1.5
    assert view(deal(rich), 0)["players"][0]["yield"]["siphon"] == 0


def test_jokers_of_a_payment_are_chosen_together():
    match = deal({"gems": {"ruby": 2, "sapphire": 1}, "jokers": 3}, gnome="II")
    play(match, "right II 1")  # 1 ruby, 3 sapphires: two jokers cannot be avoided
    assert match.decision is not None
    assert match.decision.series == 1
    match = deal({"gems": {"ruby": 5}, "jokers": 3})
    play(match, "sell ruby 2")
    assert match.decision is not None
    assert match.decision.series == 2
