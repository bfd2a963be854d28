import { type ConcurrencyLimit, concurrencyLimit, Overloaded } from '../../process/concurrency-limit.ts';
import { networksOf } from './networks-of.ts';

/**
 * Occupies one of the requester's slots while `work` runs; `work` runs its costly part in `inTurn`, whose slots all requesters
 * share. The requester is a network address or any name. Throws `Overloaded` if all the requester's slots are taken or too many
 * wait for a shared one.
 */
export type FairWorkLimit = <T>(
  requester: string,
  work: (inTurn: ConcurrencyLimit) => Promise<T>,
) => Promise<T>;

/**
 * `maxRunning` and `maxWaiting` limit the costly parts of all requesters. A slow upload occupies only a slot of its own requester,
 * no shared one.
 */
export function fairWorkLimit({
  maxRunning,
  maxWaiting,
  maxPerRequester,
}: {
  readonly maxRunning: number;
  readonly maxWaiting: number;
  readonly maxPerRequester: number;
}): FairWorkLimit {
  const inTurn = concurrencyLimit({ maxRunning, maxWaiting });
  const taken = new Map<string, number>();
  const add = (name: string, some: 1 | -1): void => {
    const count = (taken.get(name) ?? 0) + some;
    if (count > 0) taken.set(name, count);
    else taken.delete(name);
  };
  return async (requester, work) => {
    const networks = networksOf(requester);
    if (networks.some(({ name, size }) => (taken.get(name) ?? 0) >= maxPerRequester * size))
      throw new Overloaded('one requester wants too much at once');
    for (const { name } of networks) add(name, 1);
    try {
      return await work(inTurn);
    } finally {
      for (const { name } of networks) add(name, -1);
    }
  };
}
