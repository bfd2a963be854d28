import { isStalled } from '#platform/db/database-away.ts';
import { refusalOf } from '#platform/http/common-refusals.ts';

const last = new Map<string, Promise<unknown>>();

/** A task whose turn has not come by then is refused: with its own work it stays within what a client waits. Milliseconds. */
const MAX_WAIT = 4_000;

/**
 * Runs tasks of the same key one after another within this process, so that a client who presses ten times waits here and not on
 * ten database connections. Correctness rests on the database lock; this only saves connections. If the database stalls for the
 * first, those behind it fail immediately with the same error: each would wait as long again.
 */
export async function oneAtATime<T>(key: string, work: () => Promise<T>): Promise<T> {
  const before = last.get(key);
  const turn = before === undefined ? undefined : waitForTurn();
  const mine = (before ?? Promise.resolve()).then(() =>
    turn === undefined || turn.begin() ? work() : turn.over,
  );
  const settled = mine.then(nothing, (error) => {
    if (isStalled(error)) throw error;
  });
  // Tasks behind it see the error; without any it must not be an unhandled rejection.
  settled.catch(nothing);
  last.set(key, settled);
  try {
    return await (turn === undefined ? mine : Promise.race([mine, turn.over]));
  } finally {
    turn?.begin();
    if (last.get(key) === settled) last.delete(key);
  }
}

/** `begin` returns false once `MAX_WAIT` has passed without it; `over` rejects then, and never settles otherwise. */
function waitForTurn(): { readonly begin: () => boolean; readonly over: Promise<never> } {
  const { promise, reject } = Promise.withResolvers<never>();
  let isOver = false;
  const timer = setTimeout(() => {
    isOver = true;
    reject(refusalOf('overloaded'));
  }, MAX_WAIT);
  return {
    begin: () => {
      clearTimeout(timer);
      return !isOver;
    },
    over: promise,
  };
}

const nothing = (): void => {};
