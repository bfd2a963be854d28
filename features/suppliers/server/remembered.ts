import type { Db } from '#platform/db/database.ts';

/** Each request asks for its supplier; a second is short enough for a change to seem immediate. */
const LIFETIME = 1_000;
const MOST = 500;

interface Memory<Value> {
  readonly answer: Promise<Value | undefined>;
  readonly until: number;
}

/** Remembers what was found, per database and key. Absences are asked again: they cost one index look-up. */
export function remembered<Value>(
  ask: (db: Db, key: string) => Promise<Value | undefined>,
): (db: Db, key: string) => Promise<Value | undefined> {
  const memories = new WeakMap<Db, Map<string, Memory<Value>>>();
  return (db, key) => {
    const known = memories.get(db) ?? new Map<string, Memory<Value>>();
    memories.set(db, known);
    const memory = known.get(key);
    if (memory !== undefined && memory.until > performance.now()) return memory.answer;
    known.delete(key);
    const answer = ask(db, key);
    known.set(key, { answer, until: performance.now() + LIFETIME });
    dropOldest(known);
    const forget = () => known.get(key)?.answer === answer && known.delete(key);
    answer.then((value) => value === undefined && forget(), forget);
    return answer;
  };
}

function dropOldest(known: Map<string, unknown>): void {
  for (const key of known.keys()) {
    if (known.size <= MOST) return;
    known.delete(key);
  }
}
