/** Whether an order may be collected under a mandate, or has to be paid by its client. */
import type { Money } from '#kernel/money.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Mandate } from './mandate.ts';
import { periodAt } from './mandate-periods.ts';

/** Why an order is not collected, although its client wants it to be. */
export const NOT_COLLECTED = ['not-authorised', 'above-ceiling', 'too-early', 'period-used'] as const;
export type NotCollected = (typeof NOT_COLLECTED)[number];

interface WantedCollection {
  readonly amount: Money;
  readonly dueOn: string;
  /** The due days of what is, or was, collected under the mandate. */
  readonly taken: readonly string[];
}

export function mayCollect(
  mandate: Pick<Mandate, 'status' | 'ceiling' | 'periodicity' | 'startsOn'>,
  { amount, dueOn, taken }: WantedCollection,
): Result<void, NotCollected> {
  if (mandate.status !== 'authorised') return refuse('not-authorised');
  if (mandate.ceiling !== undefined && amount > mandate.ceiling) return refuse('above-ceiling');
  const period = periodAt(mandate, dueOn);
  if (period === undefined) return refuse('too-early');
  return taken.some((day) => day >= period.from && day <= period.to)
    ? refuse('period-used')
    : accept(undefined);
}
