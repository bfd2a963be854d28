import { allSettledOrThrow } from '#platform/db/all-settled.ts';
import type { CommitWith } from '#platform/db/database.ts';

/** Something that writing an order takes or writes in its transaction. */
export interface Effect<T = unknown> {
  /** Executes it. Throws `ReservationFailed` if it cannot be had, which rolls the order back. */
  readonly run: () => Promise<T>;
  /**
   * Prepares, by reading at most, what is then sent together with COMMIT: calling its result must issue every query in the same
   * event-loop turn. No result is seen before the commit, so what cannot be had must fail the transaction by itself. Absent if a
   * result is needed or one query follows another: then the commit is a round trip of its own.
   */
  readonly prepareForCommit?: () => Promise<() => Promise<T>>;
}

/** All effects of one order. */
export interface Effects<Charge = unknown> {
  /** Rows on which the others depend. */
  readonly first: readonly Effect[];
  /** Claims on what others may claim as well: one after the other, since each locks. */
  readonly claims: readonly Effect[];
  /** Sent while the first claim is answered: waits for none of them, and the charge may need it. */
  readonly concurrent: readonly Effect[];
  readonly charge: Effect<Charge> | undefined;
  readonly records: readonly Effect[];
}

/** An effect that cannot be refused and issues its queries in one event-loop turn: sent with COMMIT as it is. */
export const unconditional = <T>(run: () => Promise<T>): Effect<T> => ({
  run,
  prepareForCommit: async () => run,
});

export const isPresent = <T>(effect: T | undefined): effect is T => effect !== undefined;

/**
 * Executes every effect once. With `commitWith`, and if no effect needs its result, all are sent together with COMMIT: decision
 * 025. Else the reservations come first, then what depends on them, and the commit is the caller's. Returns the charge.
 */
export async function runEffects<Charge>(
  effects: Effects<Charge>,
  commitWith: CommitWith | undefined,
): Promise<Charge | undefined> {
  return commitWith !== undefined && canGoWithCommit(effects)
    ? commitInOneRoundTrip(effects, commitWith)
    : runInSteps(effects);
}

export async function runInTurn(effects: readonly Effect[]): Promise<void> {
  for (const { run } of effects) await run();
}

const canGoWithCommit = ({ first, claims, concurrent, charge, records }: Effects): boolean =>
  [first, claims, concurrent, charge === undefined ? [] : [charge], records].every((effects) =>
    effects.every(({ prepareForCommit }) => prepareForCommit !== undefined),
  );

async function commitInOneRoundTrip<Charge>(
  { first, claims, concurrent, charge, records }: Effects<Charge>,
  commitWith: CommitWith,
): Promise<Charge | undefined> {
  const others = [...first, ...claims, ...concurrent];
  // An absent charge sends nothing and has no result.
  const effects = [...others, charge, ...records];
  const senders = await allSettledOrThrow(effects.map((effect) => effect?.prepareForCommit?.()));
  const results = await commitWith(() => allSettledOrThrow(senders.map((send) => send?.())));
  return results[others.length] as Charge | undefined;
}

async function runInSteps<Charge>({
  first,
  claims,
  concurrent,
  charge,
  records,
}: Effects<Charge>): Promise<Charge | undefined> {
  await allSettledOrThrow([
    ...first.map(({ run }) => run()),
    runInTurn(claims),
    ...concurrent.map(({ run }) => run()),
  ]);
  const [opened] = await allSettledOrThrow([charge?.run(), ...records.map(({ run }) => run())]);
  return opened;
}
