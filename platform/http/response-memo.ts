/** Keeps answers of services for a while; questions asked at once are asked once. */
export interface ResponseMemo<Value> {
  /** What `ask` answers, or has answered; undefined is no answer and is not kept. */
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
      // A question that failed is asked again by whoever comes next; those who wait for it hear of the failure.
      answer.then((value) => value === undefined && forget(), forget);
      kept.delete(key);
      const [oldest] = kept.size < most ? [] : kept.keys();
      if (oldest !== undefined) kept.delete(oldest);
      kept.set(key, made);
      return made.answer;
    },
  };
}
