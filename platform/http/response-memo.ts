/** Caches responses of external services for a while; concurrent requests with one key share one call. */
export interface ResponseMemo<Value> {
  /** The cached or new result of `ask`; undefined means no result and is not cached. */
  of(key: string, ask: () => Promise<Value | undefined>): Promise<Value | undefined>;
}

interface Kept<Value> {
  readonly answer: Promise<Value | undefined>;
  readonly until: number;
}

export function responseMemo<Value>({
  most,
  lifetime,
  now = Date.now,
}: {
  readonly most: number;
  /** Milliseconds. */
  readonly lifetime: number;
  readonly now?: () => number;
}): ResponseMemo<Value> {
  const kept = new Map<string, Kept<Value>>();
  return {
    of(key, ask) {
      const known = kept.get(key);
      if (known !== undefined && known.until > now()) return known.answer;
      const forget = (): void => {
        if (kept.get(key) === made) kept.delete(key);
      };
      const answer = ask();
      const made: Kept<Value> = { until: now() + lifetime, answer };
      // A failed call is repeated by the next caller; those who wait for it get the failure.
      answer.then((value) => value === undefined && forget(), forget);
      kept.delete(key);
      const [oldest] = kept.size < most ? [] : kept.keys();
      if (oldest !== undefined) kept.delete(oldest);
      kept.set(key, made);
      return made.answer;
    },
  };
}
