/** Why a document can't belong to an order. Checked strictly, because everyone who sees the order sees its documents. */
import { add, type Money } from '#kernel/money.ts';
import { type InvoicingNfe, invoicedBy } from './invoiced-by.ts';
import type { Nfe } from './nfe.ts';

export interface ExpectedNfe {
  /** The shop's CNPJ without punctuation; empty if unknown. */
  readonly shopDocument: string;
  /** CPF or CNPJ of the order's client without punctuation; empty if unknown. */
  readonly clientDocument: string;
  /** The maximum that may be invoiced for the order: its total, or the amount paid if that is more. */
  readonly most: Money;
  /** The sum that the order's other documents invoice. */
  readonly invoiced: Money;
}

export type NfeMismatch = 'nfe-of-other-company' | 'nfe-of-other-client' | 'nfe-above-order';

/** The first mismatch; unknown values never mismatch. */
export function nfeMismatch(
  nfe: Pick<Nfe, 'issuer' | 'recipient'> & InvoicingNfe,
  { shopDocument, clientDocument, most, invoiced }: ExpectedNfe,
): NfeMismatch | undefined {
  if (!mayBeSameHolder(nfe.issuer.document, shopDocument)) return 'nfe-of-other-company';
  if (!mayBeSameHolder(nfe.recipient.document, clientDocument)) return 'nfe-of-other-client';
  const own = invoicedBy(nfe);
  return own > 0 && add(own, invoiced) > most ? 'nfe-above-order' : undefined;
}

/** Establishments of one company share the first eight characters of their CNPJ. */
function mayBeSameHolder(one: string, other: string): boolean {
  if (one === '' || other === '' || one === other) return true;
  const areCompanies = one.length === 14 && other.length === 14;
  return areCompanies && one.slice(0, 8) === other.slice(0, 8);
}
