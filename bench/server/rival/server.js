// boardgame.io as its documentation sets it up, with its fastest storage: in memory, nothing is ever on disk.
const { Server, Origins } = require('boardgame.io/server');
const { Cards } = require('./game');

const server = Server({ games: [Cards], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.argv[2]) }, () => console.log('ready'));
