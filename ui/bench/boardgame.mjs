// What boardgame.io's client takes for a move of a like-sized game, all in memory and with nothing kept on disk:
// microseconds a move at the start and at the end of a run, and for an undo. Printed beside our own ratios.
import { performance } from 'node:perf_hooks';
import client from 'boardgame.io/dist/cjs/client.js';
import core from 'boardgame.io/dist/cjs/core.js';
import { drawing, moves, nextMove, setup } from './duel.mjs';

const COUNT = Number(process.argv[2] ?? 10_000);
const CHUNK = 1000;

const game = { name: 'duel', setup, moves: moves(core.INVALID_MOVE) };
const table = client.Client({ game, numPlayers: 4, debug: false });
table.start();
const draw = drawing(7);

function play(count) {
  const began = performance.now();
  for (let at = 0; at < count; at += 1) {
    const [name, args] = nextMove(table.getState().G, draw);
    table.moves[name](...args);
  }
  return ((performance.now() - began) * 1000) / count;
}

function undo(count) {
  const began = performance.now();
  for (let at = 0; at < count; at += 1) table.undo();
  return ((performance.now() - began) * 1000) / count;
}

const chunks = Array.from({ length: COUNT / CHUNK }, () => play(CHUNK));
const kept = JSON.stringify(table.store.getState()).length;
const back = undo(Math.min(CHUNK, COUNT - 1));
const row = (name, value) => console.log(name.padEnd(58), value);
row(`boardgame.io client, in memory, first ${CHUNK} moves, us a move`, chunks[0].toFixed(1));
row(`boardgame.io client, in memory, last ${CHUNK} of ${COUNT}, us a move`, chunks.at(-1).toFixed(1));
row('boardgame.io client, undo, us a step', back.toFixed(1));
row('boardgame.io client, state with its undo list, kB', (kept / 1000).toFixed(0));
