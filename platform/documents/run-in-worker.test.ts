import { expect, test } from 'vitest';
import { accept, refuse } from '#kernel/result.ts';
import { runInWorker } from './run-in-worker.ts';

const program = (source: string): URL =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`import { parentPort, workerData } from 'node:worker_threads';${source}`)}`,
  );
const PATIENT = { megabytes: 32, milliseconds: 60_000 };

test('a program is given what it works on, and its message comes back', async () => {
  expect(await runInWorker(program('parentPort.postMessage(workerData * 2)'), 21, PATIENT)).toEqual(
    accept(42),
  );
});

test('one that never ends is ended', async () => {
  expect(await runInWorker(program('for (;;);'), 0, { ...PATIENT, milliseconds: 300 })).toEqual(
    refuse('out-of-time'),
  );
});

test('one that wants too much memory is ended', async () => {
  const greedy = 'const all = []; for (;;) all.push({ at: all.length, text: String(all.length) });';
  expect(await runInWorker(program(greedy), 0, PATIENT)).toEqual(refuse('out-of-memory'));
});

test.each(['throw new Error("x")', 'process.exit(0)', 'this is no program'])(
  'one that breaks says so: %s',
  async (source) => {
    expect(await runInWorker(program(source), 0, PATIENT)).toEqual(refuse('broken'));
  },
);
