/** What goes wrong with a charge and only the shop's own people can put right. */
import type { OrderNumber } from '#kernel/ids.ts';
import type { Money } from '#kernel/money.ts';
import type { Instant } from '#kernel/scope.ts';
import type { ProviderName } from './provider-name.ts';

export const CHARGE_TROUBLES = ['keys-refused', 'no-account', 'wrong-amount', 'refund-rejected'] as const;
export type ChargeTrouble = (typeof CHARGE_TROUBLES)[number];

export interface TroubledCharge {
  readonly trouble: ChargeTrouble;
  readonly provider: ProviderName;
  readonly orderNumber: OrderNumber;
  /** What the charge asks for. */
  readonly charged: Money;
  /** What the provider says was paid, or will not give back. */
  readonly amount: Money;
  readonly at: Instant;
}

/** Which of them a line of a charge's history tells; undefined for everything that is in order. */
export function troubleOfNote(note: string): ChargeTrouble | undefined {
  if (note === 'wrong-amount') return 'wrong-amount';
  if (note === 'refund-rejected' || note === 'refund-unknown') return 'refund-rejected';
  return (['keys-refused', 'no-account'] as const).find((trouble) => note.endsWith(`-${trouble}`));
}
