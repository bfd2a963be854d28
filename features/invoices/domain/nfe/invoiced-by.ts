import { add, centavos, type Money, subtract, ZERO } from '#kernel/money.ts';
import { type Decimal, moneyOf } from './decimal.ts';
import type { Nfe, NfeLine } from './nfe.ts';

/** What `invoicedBy` needs of a document. */
export type InvoicingNfe = Pick<Nfe, 'direction' | 'purpose' | 'totals'> & {
  readonly lines: readonly Pick<NfeLine, 'cfop' | 'total' | 'discount' | 'inTotal'>[];
};

/**
 * How much of its order a document invoices, in centavos: its total without the taxes on top of the prices and without what is given
 * away, which it lists at its value. Returns, complements and corrections invoice nothing.
 */
export function invoicedBy({ direction, purpose, totals, lines }: InvoicingNfe): Money {
  if (direction === 'in' || purpose !== 'normal') return ZERO;
  const { icmsSubstitute, povertyFundSubstitute, singlePhase, ipi, importTax } = totals;
  const onTop = [icmsSubstitute, povertyFundSubstitute, singlePhase.held.amount, ipi, importTax];
  const notOrdered = add(...onTop.map(amountOf), ...lines.map(givenAway));
  const total = amountOf(totals.total);
  return notOrdered < total ? subtract(total, notOrdered) : ZERO;
}

/** "Remessa em bonificação, doação ou brinde", within a state and to another. */
const GIFT_OPERATIONS: ReadonlySet<string> = new Set(['5910', '6910']);

const givenAway = ({ cfop, total, discount, inTotal }: InvoicingNfe['lines'][number]): Money =>
  inTotal && GIFT_OPERATIONS.has(cfop)
    ? centavos(Math.max(subtract(amountOf(total), amountOf(discount)), 0))
    : ZERO;

const amountOf = (decimal: Decimal): Money => moneyOf(decimal) ?? ZERO;
