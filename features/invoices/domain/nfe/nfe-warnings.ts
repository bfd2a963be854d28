/** Warnings about an attached document. It is attached nevertheless: the shop decides. */
import { add, type Money } from '#kernel/money.ts';
import { moneyOf } from './decimal.ts';
import { invoicedBy } from './invoiced-by.ts';
import type { Nfe, NfeDocument, NfeWarning } from './nfe.ts';
import type { ExpectedNfe } from './nfe-mismatch.ts';

export interface AboutOrder extends ExpectedNfe {
  readonly orderTotal: Money;
  readonly cancelled: boolean;
  /** The order's other documents. */
  readonly others: readonly Pick<NfeDocument, 'total'>[];
}

export function nfeWarnings(nfe: Nfe, order: AboutOrder): readonly NfeWarning[] {
  const { shopDocument, clientDocument } = order;
  const found: Readonly<Record<NfeWarning, boolean>> = {
    'issuer-unknown': shopDocument === '',
    'other-branch': shopDocument !== '' && nfe.issuer.document !== shopDocument,
    'recipient-unknown': clientDocument === '' || nfe.recipient.document === '',
    'other-total': !comesToOrder(nfe, order),
    'order-cancelled': order.cancelled,
    'for-test': nfe.forTest,
    'without-protocol': nfe.protocol === undefined,
  };
  return NFE_WARNINGS.filter((warning) => found[warning]);
}

const NFE_WARNINGS = [
  'issuer-unknown',
  'other-branch',
  'recipient-unknown',
  'other-total',
  'order-cancelled',
  'for-test',
  'without-protocol',
] as const satisfies readonly NfeWarning[];

/** With or without the taxes on top: some shops include them in their prices. */
function comesToOrder(nfe: Nfe, { orderTotal, most, invoiced, others }: AboutOrder): boolean {
  const wanted = [orderTotal, most];
  const totals = [moneyOf(nfe.totals.total) ?? 0, ...others.map(({ total }) => total)] as Money[];
  return wanted.includes(add(invoicedBy(nfe), invoiced)) || wanted.includes(add(...totals));
}
