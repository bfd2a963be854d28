/** What the worker has to know when it starts again without a page: the browser ends idle workers. */
import type { Person, Reader } from '../stored-calls.ts';

export interface WorkerState extends Reader {
  readonly mayStore: boolean;
  /** When a page last said who is logged in. Epoch milliseconds. */
  readonly seenAt: number;
  /** When this person's data was last made ready. */
  readonly preparedAt: number | undefined;
  /** When a page last changed some of it. Epoch milliseconds. */
  readonly changedAt: number;
}

/** A session that no page has confirmed for this long counts as over. Milliseconds. */
export const SESSION_LIFETIME = 7 * 24 * 60 * 60_000;

const NOBODY = { person: undefined, preparedAt: undefined };

export const isSamePerson = (one: Person | undefined, other: Person | undefined): boolean =>
  one?.handle === other?.handle && one?.clientId === other?.clientId;

type Change = Partial<WorkerState> | ((state: WorkerState) => Partial<WorkerState>);

export interface StateStore {
  read(): Promise<WorkerState>;
  /** A function decides on the state that it changes: no other change comes between. */
  change(change: Change): Promise<void>;
  /** Nobody is logged in any more. */
  forgetPerson(): Promise<void>;
}

const ADDRESS = '/state';

/** Undefined if nothing is stored. Reading creates no cache. */
export async function storedState(cacheName: string): Promise<WorkerState | undefined> {
  if (typeof caches === 'undefined') return undefined;
  const stored = await caches.match(ADDRESS, { cacheName });
  return stored === undefined ? undefined : ((await stored.json()) as WorkerState);
}

/** In a cache of its own: pages may delete it, and then nobody is logged in for the worker. */
export function stateStore(cacheName: string, supplierId: string, now: () => number): StateStore {
  const nobody: WorkerState = {
    supplierId,
    mayStore: false,
    person: undefined,
    seenAt: 0,
    preparedAt: undefined,
    changedAt: 0,
  };
  const read = async (): Promise<WorkerState> => {
    const state = { ...nobody, ...(await storedState(cacheName)) };
    if (state.supplierId !== supplierId) return nobody;
    return now() - state.seenAt > SESSION_LIFETIME ? { ...state, ...NOBODY } : state;
  };
  // One after the other: each is made of the one before.
  let last: Promise<void> = Promise.resolve();
  const change = (change: Change): Promise<void> => {
    const write = async (): Promise<void> => {
      const before = await read();
      const state = { ...before, ...(typeof change === 'function' ? change(before) : change) };
      await (await caches.open(cacheName)).put(ADDRESS, Response.json(state));
    };
    last = last.then(write, write);
    return last;
  };
  return { read, change, forgetPerson: () => change(NOBODY) };
}
