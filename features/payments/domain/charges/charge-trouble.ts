/** Problems with charges that only the supplier's staff can solve. */
import type { OrderNumber } from '#kernel/ids.ts';
import type { Money } from '#kernel/money.ts';
import type { Instant } from '#kernel/scope.ts';

export const CHARGE_TROUBLES = ['keys-refused', 'no-account', 'wrong-amount', 'refund-rejected'] as const;
export type ChargeTrouble = (typeof CHARGE_TROUBLES)[number];

export interface TroubledCharge {
  readonly trouble: ChargeTrouble;
  /** The provider's name in sentences. */
  readonly provider: string;
  readonly orderNumber: OrderNumber;
  /** The charge's amount. */
  readonly charged: Money;
  /** The amount that the provider reports as paid, or refuses to refund. */
  readonly amount: Money;
  readonly at: Instant;
}

/** The trouble that an event's note stands for; undefined for all other events. */
export function troubleOfNote(note: string): ChargeTrouble | undefined {
  if (note === 'wrong-amount') return 'wrong-amount';
  if (note === 'refund-rejected' || note === 'refund-unknown') return 'refund-rejected';
  return (['keys-refused', 'no-account'] as const).find((trouble) => note.endsWith(`-${trouble}`));
}
