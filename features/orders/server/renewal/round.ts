import type { RenewalFailure } from '#features/subscriptions/domain/renewal-failure.ts';

export interface Round {
  /** Subscriptions that failed, left for the next round. */
  readonly except: readonly string[];
  /** Subscriptions whose order could not be reserved at any try, and why. */
  readonly failures: ReadonlyMap<string, RenewalFailure>;
  /** Reports which subscription is locked, before anything is done with it. */
  readonly onLocked: (id: string) => void;
}
