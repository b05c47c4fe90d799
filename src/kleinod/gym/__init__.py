"""Faces for people who train agents: PettingZoo (`environment`) and the manner of OpenSpiel (`spiel`)."""
