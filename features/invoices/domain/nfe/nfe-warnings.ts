/** What is strange about a document that a shop attaches. It is taken all the same: who sells knows best. */
import { add, type Money } from '#kernel/money.ts';
import type { NfeDocument, NfeWarning } from './nfe.ts';

interface Expected {
  /** The shop's CNPJ without punctuation; empty where it has told none. */
  readonly shopDocument: string;
  readonly orderTotal: Money;
  /** The documents of the order's other deliveries. */
  readonly others: readonly NfeDocument[];
}

export function nfeWarnings(
  document: Pick<NfeDocument, 'issuerDocument' | 'total'>,
  { forTest, hasProtocol }: { readonly forTest: boolean; readonly hasProtocol: boolean },
  { shopDocument, orderTotal, others }: Expected,
): readonly NfeWarning[] {
  const invoiced = add(document.total, ...others.map(({ total }) => total));
  return [
    ...(shopDocument !== '' && document.issuerDocument !== shopDocument ? (['other-issuer'] as const) : []),
    ...(invoiced === orderTotal ? [] : (['other-total'] as const)),
    ...(forTest ? (['for-test'] as const) : []),
    ...(hasProtocol ? [] : (['without-protocol'] as const)),
  ];
}
