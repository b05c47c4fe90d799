"""Every numbered rule of every game has a test that names it (`make rules`)."""

from tools.rules import main


def test_no_rule_is_without_a_test(capsys):
    assert main([]) == 0, capsys.readouterr().out
