"""How to play Valdora: `novice` for a beginner, `solid` for an experienced player or an expert, the rest for search."""
