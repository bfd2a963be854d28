/** What a supplier has agreed with one of its clients: ways to pay, least order, and a note for its staff. */

import type { PaymentMethodId } from '#kernel/ids.ts';
import { centavos } from '#kernel/money.ts';
import type { ClientTerms } from '#kernel/scope.ts';

/** As the shop's staff write them; the note is for them alone. */
export interface AgreedTerms extends ClientTerms {
  readonly note: string;
  /** Counts the changes of all of these. */
  readonly version: number;
}

/** At most as many methods as a shop has. */
export const MAX_TERM_METHODS = 50;
export const MAX_TERMS_NOTE = 2_000;

interface StoredTerms {
  readonly paymentMethods: readonly PaymentMethodId[] | null;
  /** Centavos. */
  readonly minimumOrder: number | null;
}

export const clientTermsOf = ({ paymentMethods, minimumOrder }: StoredTerms): ClientTerms => ({
  ...(paymentMethods === null ? {} : { paymentMethodIds: paymentMethods }),
  ...(minimumOrder === null ? {} : { minimumOrder: centavos(minimumOrder) }),
});

/** Spread into an actor: `{ terms }`, or nothing where the supplier sells to the client as to all. */
export const termsPart = (stored: StoredTerms): { readonly terms?: ClientTerms } =>
  stored.paymentMethods === null && stored.minimumOrder === null ? {} : { terms: clientTermsOf(stored) };
