import { Overloaded, workLimit } from '../../pictures/work-limit.ts';
import { networksOf } from './networks-of.ts';

/** Runs a piece of work when a slot is free. */
export type Turn = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Occupies one of the asker's slots while `work` runs; `work` takes a shared turn for its costly part. The asker is a network
 * address or any name of the requester. Throws `Overloaded` if all the asker's slots are taken or too many wait for a turn.
 */
export type FairWorkLimit = <T>(asker: string, work: (inTurn: Turn) => Promise<T>) => Promise<T>;

/**
 * `each`: slots per asker. `running`, `waiting`: limits of the turns of all askers. A slow upload occupies only a slot of its own
 * asker, no turn.
 */
export function fairWorkLimit({
  running,
  waiting,
  each,
}: {
  readonly running: number;
  readonly waiting: number;
  readonly each: number;
}): FairWorkLimit {
  const inTurn = workLimit({ running, waiting });
  const held = new Map<string, number>();
  const add = (name: string, some: 1 | -1): void => {
    const count = (held.get(name) ?? 0) + some;
    if (count > 0) held.set(name, count);
    else held.delete(name);
  };
  return async (asker, work) => {
    const networks = networksOf(asker);
    if (networks.some(({ name, size }) => (held.get(name) ?? 0) >= each * size))
      throw new Overloaded('one asker wants too much at once');
    for (const { name } of networks) add(name, 1);
    try {
      return await work(inTurn);
    } finally {
      for (const { name } of networks) add(name, -1);
    }
  };
}
