import { formatMoney } from '#kernel/money.ts';
import type { OrderLine } from '../../domain/placed-order.ts';

/** On mails and receipts: the product with what promotions took off, or that it is a gift. */
export function lineName({ name, reason, promotions = [] }: OrderLine): string {
  if (reason === 'gift') return `${name} (brinde)`;
  const savings = promotions.map(({ label, saved }) => `${label}: -${formatMoney(saved)}`);
  return savings.length === 0 ? name : `${name} (${savings.join('; ')})`;
}
