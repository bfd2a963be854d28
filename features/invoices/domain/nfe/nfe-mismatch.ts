/** Why a document cannot be of an order. Whoever may see the order sees the document: another's would be told to them. */
import { add, type Money } from '#kernel/money.ts';
import { invoicedBy } from './invoiced-by.ts';
import type { Nfe } from './nfe.ts';

export interface ExpectedNfe {
  /** The shop's CNPJ without punctuation; empty where it has told none. */
  readonly shopDocument: string;
  /** Of the order's client, without punctuation; empty where none is known. */
  readonly clientDocument: string;
  /** The most that the shop may invoice for the order: its total, or what its payment came to. */
  readonly most: Money;
  /** By the documents that the order has. */
  readonly invoiced: Money;
}

export type NfeMismatch = 'nfe-of-other-company' | 'nfe-of-other-client' | 'nfe-above-order';

/** The first that stands against it; what either side does not tell cannot. */
export function nfeMismatch(
  nfe: Pick<Nfe, 'issuer' | 'recipient' | 'direction' | 'purpose' | 'totals'>,
  { shopDocument, clientDocument, most, invoiced }: ExpectedNfe,
): NfeMismatch | undefined {
  if (!mayBeSameHolder(nfe.issuer.document, shopDocument)) return 'nfe-of-other-company';
  if (!mayBeSameHolder(nfe.recipient.document, clientDocument)) return 'nfe-of-other-client';
  const own = invoicedBy(nfe);
  return own > 0 && add(own, invoiced) > most ? 'nfe-above-order' : undefined;
}

/** All establishments of a company have the first eight signs of their CNPJ in common. */
function mayBeSameHolder(one: string, other: string): boolean {
  if (one === '' || other === '' || one === other) return true;
  const areCompanies = one.length === 14 && other.length === 14;
  return areCompanies && one.slice(0, 8) === other.slice(0, 8);
}
