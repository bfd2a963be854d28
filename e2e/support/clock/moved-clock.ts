/** Preloaded by the server of a test that moves its clock: timers that became due meanwhile run once. */
import fs, { type PathLike, type Stats } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

interface Waiting {
  readonly due: number;
  readonly run: () => void;
}

/** Timers below this delay fire soon enough by themselves. Milliseconds. */
const SOON = 10_000;

let ahead = 0;
const waiting = new Map<NodeJS.Timeout, Waiting>();

const realNow = Date.now;
Date.now = () => realNow() + ahead;
globalThis.Date = new Proxy(Date, {
  construct: (date, given, made) => Reflect.construct(date, given.length === 0 ? [Date.now()] : given, made),
});

const { setTimeout: wait, clearTimeout: forget } = globalThis;
const setMovable = (run: (...given: unknown[]) => void, after = 0, ...given: unknown[]): NodeJS.Timeout => {
  const timer = wait(() => {
    waiting.delete(timer);
    run(...given);
  }, after);
  if (after >= SOON) waiting.set(timer, { due: Date.now() + after, run: () => run(...given) });
  return timer;
};
globalThis.setTimeout = Object.assign(setMovable, wait);
globalThis.clearTimeout = (timer) => {
  waiting.delete(timer as NodeJS.Timeout);
  forget(timer);
};

// Files get the machine's time: without this correction a new mail would look as old as the clock is ahead.
const { stat } = fs.promises;
const statAhead = async (file: PathLike): Promise<Stats> => {
  const facts = await stat(file);
  facts.mtimeMs += ahead;
  return facts;
};
fs.promises.stat = statAhead as typeof stat;
syncBuiltinESMExports();

process.on('message', (message: { readonly moveBy?: number }) => {
  if (message.moveBy === undefined) return;
  ahead += message.moveBy;
  const past = [...waiting].filter(([, { due }]) => due <= Date.now());
  for (const [timer] of past) clearTimeout(timer);
  for (const [, { run }] of past) run();
  process.send?.({ movedTo: Date.now() });
});
