import { add, type Money, subtract, ZERO } from '#kernel/money.ts';
import { moneyOf } from './decimal.ts';
import type { Nfe } from './nfe.ts';

/**
 * How much of its order a document invoices, in centavos: its total without the taxes on top of the prices. Returns,
 * complements and corrections invoice nothing.
 */
export function invoicedBy({
  direction,
  purpose,
  totals,
}: Pick<Nfe, 'direction' | 'purpose' | 'totals'>): Money {
  if (direction === 'in' || purpose !== 'normal') return ZERO;
  const { icmsSubstitute, povertyFundSubstitute, singlePhase, ipi, importTax } = totals;
  const onTop = [icmsSubstitute, povertyFundSubstitute, singlePhase.held.amount, ipi, importTax];
  const taxes = add(...onTop.map((amount) => moneyOf(amount) ?? ZERO));
  const total = moneyOf(totals.total) ?? ZERO;
  return taxes < total ? subtract(total, taxes) : ZERO;
}
