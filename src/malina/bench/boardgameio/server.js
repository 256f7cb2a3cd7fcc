// A boardgame.io server on loopback: `node server.js [FOLDER]` keeps its matches in memory or in files of that folder.
// It prints its port, and ends when its standard input does.
const { Server, FlatFile } = require("boardgame.io/server");

const HAND = 5;
const SUITS = ["clubs", "diamonds", "hearts", "spades"];
const DECK = SUITS.flatMap((suit) => Array.from({ length: 13 }, (_, i) => ({ suit, rank: i + 1 })));

function deal({ random, ctx }) {
  const deck = random.Shuffle(DECK);
  const hands = Array.from({ length: ctx.numPlayers }, () => deck.splice(0, HAND));
  return { deck, hands, rows: hands.map(() => []), points: hands.map(() => 0) };
}

// Lay a card before you and draw another; the game is over when all cards are laid out.
function lay({ G, playerID }, index) {
  const hand = G.hands[playerID];
  if (!(index in hand)) return "INVALID_MOVE";
  const [card] = hand.splice(index, 1);
  G.rows[playerID].push(card);
  G.points[playerID] += card.rank;
  if (G.deck.length > 0) hand.push(G.deck.pop());
}

const game = {
  name: "cards",
  minPlayers: 4,
  maxPlayers: 4,
  setup: deal,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { lay: { move: lay, client: false } },
  endIf: ({ G }) => (G.hands.every((hand) => hand.length === 0) ? { points: G.points } : undefined),
  playerView: ({ G, playerID }) => ({
    ...G,
    deck: G.deck.length,
    hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.length)),
  }),
};

const folder = process.argv[2];
const server = Server({ games: [game], origins: [], db: folder ? new FlatFile({ dir: folder }) : undefined });
server.run({ port: { host: "127.0.0.1", port: 0 } }).then(({ appServer }) => console.log(appServer.address().port));
process.stdin.on("end", () => process.exit()).resume();
