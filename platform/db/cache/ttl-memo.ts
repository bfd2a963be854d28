/** What many requests ask in the same moment is asked once: the answer is remembered for at most a second. */
import type { Db } from '../database.ts';

/** Short enough for a change to seem immediate. Milliseconds. */
const LIFETIME = 900;

interface Memory<Value> {
  readonly answer: Promise<Value | undefined>;
  readonly until: number;
}

export interface TtlMemo<Value> {
  (db: Db, key: string): Promise<Value | undefined>;
  /** Remembers what `ask` gives, whatever was remembered: for who must know it as it is now. */
  anew(db: Db, key: string, ask: () => Promise<Value | undefined>): Promise<Value | undefined>;
  /** Forgets the answers to the keys of which this is true. */
  forget(db: Db, meant: (key: string) => boolean): void;
}

/**
 * Remembers what was found, and apart from it what was not: whoever asks for a thousand things that are not there
 * pushes out none that is. Each at most `most`, the oldest go first.
 */
export function ttlMemo<Value>(
  ask: (db: Db, key: string) => Promise<Value | undefined>,
  most = 500,
): TtlMemo<Value> {
  const memories = new WeakMap<Db, Memories<Value>>();
  const memoriesOf = (db: Db): Memories<Value> => {
    const known = memories.get(db) ?? { found: new Map(), others: new Map() };
    memories.set(db, known);
    return known;
  };
  const anew: TtlMemo<Value>['anew'] = (db, key, asking) => {
    const { found, others } = memoriesOf(db);
    found.delete(key);
    others.delete(key);
    const answer = asking();
    const news = { answer, until: performance.now() + LIFETIME };
    put(others, key, news, most);
    // Unless it was forgotten meanwhile.
    const isStill = () => others.get(key) === news && others.delete(key);
    answer.then(
      (value) => value !== undefined && isStill() && put(found, key, news, most),
      () => void isStill(),
    );
    return answer;
  };
  const answerOf = (db: Db, key: string): Promise<Value | undefined> => {
    const { found, others } = memoriesOf(db);
    const memory = found.get(key) ?? others.get(key);
    if (memory !== undefined && memory.until > performance.now()) return memory.answer;
    return anew(db, key, () => ask(db, key));
  };
  return Object.assign(answerOf, {
    anew,
    forget(db: Db, meant: (key: string) => boolean) {
      for (const known of Object.values(memoriesOf(db)) as Map<string, unknown>[])
        for (const key of known.keys()) if (meant(key)) known.delete(key);
    },
  });
}

interface Memories<Value> {
  readonly found: Map<string, Memory<Value>>;
  /** What is not there, and what is not known yet. */
  readonly others: Map<string, Memory<Value>>;
}

function put<Value>(known: Map<string, Value>, key: string, value: Value, most: number): void {
  known.set(key, value);
  for (const oldest of known.keys()) {
    if (known.size <= most) return;
    known.delete(oldest);
  }
}
