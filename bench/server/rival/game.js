// A game with a state as large as a game of cards has: 20 KB of JSON, of which each move changes a little.
const CARDS = 800;

const Cards = {
  name: 'cards',
  setup: () => ({
    moves: 0,
    cards: Array.from({ length: CARDS }, (_, id) => ({ id, at: id % 7, up: 0 })),
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    flip: ({ G }, id) => {
      G.moves += 1;
      const card = G.cards[id % CARDS];
      card.up = 1 - card.up;
    },
  },
};

module.exports = { Cards };
