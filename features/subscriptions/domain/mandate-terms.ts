/** What a subscription asks of its payer, so that its orders are collected. */
import { dueDay } from '#features/payments/domain/mandate/collection-days.ts';
import type { Periodicity } from '#features/payments/domain/mandate/mandate.ts';
import type { PaymentKind } from '#features/payments/domain/method-settings.ts';
import type { Interval } from './subscription-type.ts';

const MONTHLY: readonly (readonly [number, Periodicity])[] = [
  [12, 'yearly'],
  [6, 'half-yearly'],
  [3, 'quarterly'],
  [1, 'monthly'],
];

/**
 * The longest period that is no longer than the interval: if the periods begin on the day of an order, no two orders are collected in
 * one of them, and a mandate may be charged once in each. Undefined for intervals below a week, for which Pix Automático has no period.
 */
export function periodicityOf({ unit, count }: Interval): Periodicity | undefined {
  if (unit === 'month') return MONTHLY.find(([months]) => count >= months)?.[1];
  return (unit === 'week' ? count * 7 : count) >= 7 ? 'weekly' : undefined;
}

/** When the order of this date is collected. */
export const collectedOn = (orderDate: string): string => dueDay(orderDate);

/** Whether an order can be paid this way without the client: a card would have to be typed in each time. */
export const isRenewable = (kind: PaymentKind): boolean => kind !== 'card';
