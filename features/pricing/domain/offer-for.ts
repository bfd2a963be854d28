import { defined } from '#kernel/defined.ts';
import type { Instant } from '#kernel/scope.ts';
import { onlyCheaper, withPolicies } from './apply-policies.ts';
import type { PricingBuyer } from './buyer.ts';
import { type Grant, isCurrent } from './grant.ts';
import type { Offer, PriceRules, TablePrice } from './offer.ts';
import { withVariance } from './payment-variance.ts';
import type { Policy, PricedProduct } from './policy.ts';

export interface PriceFacts {
  readonly base: Offer;
  readonly product: PricedProduct;
  /** The product's price in the client's price table. */
  readonly table?: TablePrice;
  /** The supplier's policies, in any order. */
  readonly policies: readonly Policy[];
  readonly buyer: PricingBuyer;
  readonly at: Instant;
  /** Payment variance, in basis points. */
  readonly variance: number;
  /** Set by the supplier's tags. */
  readonly rules: PriceRules;
  /** A grant of this client. */
  readonly grant?: Grant;
  /** Spec 7, ignorepolicy. */
  readonly ignorePolicies?: boolean;
}

/** The offer of a product for a buyer: table, policies, payment variance and grant, in this order. Design 4, prices. */
export function offerFor(facts: PriceFacts): Offer {
  const { base, table, policies, variance, grant, ignorePolicies = false } = facts;
  const tabled = table === undefined ? base : withTable(base, table);
  const favoured = ignorePolicies ? tabled : withPolicies(tabled, policies, facts);
  return withGrant(withVariance(favoured, variance), facts, grant);
}

const withTable = (offer: Offer, { normal, wholesale }: TablePrice): Offer =>
  onlyCheaper({ ...offer, normal, ...defined({ wholesale }) });

/** Adds the grant unchanged, if it is for this product and has not expired. */
function withGrant(offer: Offer, { product, at }: PriceFacts, grant: Grant | undefined): Offer {
  if (grant === undefined || grant.productId !== product.id || !isCurrent(grant, at)) return offer;
  const { price, from, to } = grant;
  return { ...offer, attendant: { price, from, ...defined({ to }) } };
}
