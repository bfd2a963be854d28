import { Overloaded, workLimit } from '../../pictures/work-limit.ts';
import { networksOf } from './networks-of.ts';

/** Runs a piece of work when its turn comes. */
export type Turn = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Holds one of the asker's places while `work` runs, which takes a turn for the part that is costly. An asker is a network
 * address or whatever names who asks. Throws Overloaded where its places are taken, or too many wait for a turn.
 */
export type FairWorkLimit = <T>(asker: string, work: (inTurn: Turn) => Promise<T>) => Promise<T>;

/**
 * `each`: the places of one asker. `running`, `waiting`: the turns of all together. Whoever still sends what is to be worked
 * on holds a place of its own and nobody's turn.
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
