// `node load.js PORT PID MATCHES SECONDS`: two clients a match, who move as soon as it is their turn.
// Talks to the server as its own client does, but keeps no state and plays no rules: the server is what is measured.
const { readFileSync } = require('node:fs');
const { io } = require('socket.io-client');

const [port, pid, matches, seconds] = process.argv.slice(2).map(Number);
const address = `http://127.0.0.1:${port}`;
const latencies = [];
let measuring = false;

// The server's processor time in milliseconds, with the usual 100 ticks a second.
function processorTime() {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').pop().split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

async function post(path, body) {
  const response = await fetch(address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json();
}

function sit(matchID, playerID, credentials) {
  const socket = io(`${address}/cards`, { transports: ['websocket'] });
  let sent = null;
  const move = (state) => {
    if (sent !== null && state._stateID > sent.stateID) {
      if (measuring) latencies.push(performance.now() - sent.at);
      sent = null;
    }
    if (sent === null && state.ctx.currentPlayer === playerID) {
      sent = { stateID: state._stateID, at: performance.now() };
      const payload = { type: 'flip', args: [state._stateID], playerID, credentials };
      socket.emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, matchID, playerID);
    }
  };
  socket.on('update', (id, state) => move(state));
  socket.on('sync', (id, sync) => move(sync.state));
  socket.on('connect', () => socket.emit('sync', matchID, playerID, credentials, 2));
}

async function main() {
  for (let i = 0; i < matches; i++) {
    const { matchID } = await post('/games/cards/create', { numPlayers: 2 });
    for (const playerID of ['0', '1']) {
      const { playerCredentials } = await post(`/games/cards/${matchID}/join`, { playerID, playerName: playerID });
      sit(matchID, playerID, playerCredentials);
    }
  }
  await new Promise((done) => setTimeout(done, 2000));
  measuring = true;
  const [began, before] = [performance.now(), processorTime()];
  await new Promise((done) => setTimeout(done, seconds * 1000));
  const spent = (performance.now() - began) / 1000;
  const busy = processorTime() - before;
  latencies.sort((a, b) => a - b);
  const at = (share) => latencies[Math.min(Math.floor(latencies.length * share), latencies.length - 1)];
  const moves = latencies.length;
  console.log(JSON.stringify({ moves: moves / spent, p50: at(0.5), p99: at(0.99), busy: busy / moves }));
  process.exit(0);
}

main();
