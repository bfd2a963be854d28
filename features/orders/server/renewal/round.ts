import type { RenewalFailure } from '#features/subscriptions/domain/renewal-failure.ts';

/** What one round of the job knows of what it has tried. */
export interface Round {
  /** Those that broke, and are left for the next round. */
  readonly but: readonly string[];
  /** Those whose order was refused as it was written, each time: why. */
  readonly lost: ReadonlyMap<string, RenewalFailure>;
  /** Tells which subscription is held, before anything is done with it. */
  readonly hold: (id: string) => void;
}
