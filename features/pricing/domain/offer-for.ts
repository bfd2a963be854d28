import { defined } from '#kernel/defined.ts';
import type { Money } from '#kernel/money.ts';
import type { Instant } from '#kernel/scope.ts';
import { onlyCheaper, withPolicies } from './apply-policies.ts';
import type { PricingBuyer } from './buyer.ts';
import { type Grant, isCurrent } from './grant.ts';
import type { ClientTable, Offer, PriceRules, TablePrice, TableTerms } from './offer.ts';
import { withVariance } from './payment-variance.ts';
import { isValid, names, type Policy, type PricedProduct } from './policy.ts';

export interface PriceFacts {
  readonly base: Offer;
  readonly product: PricedProduct;
  /** The client's price tables, in the order in which they are asked. */
  readonly tables: readonly ClientTable[];
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

/** What may change a product's own price, in the order in which it does. */
export type PriceStepKind = 'own' | 'table' | 'policies' | 'payment' | 'grant';

/** The offer after one step; a step that does not concern the product is absent. */
export interface PriceStep {
  readonly kind: PriceStepKind;
  readonly offer: Offer;
}

/** The offer of a product for a buyer. Design 4, prices. */
export const offerFor = (facts: PriceFacts): Offer => priceSteps(facts).at(-1)?.offer ?? facts.base;

/** How a product's own price becomes the buyer's: table, policies, payment variance and grant, in this order. */
export function priceSteps(facts: PriceFacts): readonly PriceStep[] {
  const { base, product, tables, policies, variance, grant, ignorePolicies = false } = facts;
  const steps: PriceStep[] = [{ kind: 'own', offer: base }];
  let offer = base;
  const step = (kind: PriceStepKind, next: Offer): void => {
    if (next === offer) return;
    offer = next;
    steps.push({ kind, offer });
  };
  const price = tableInForce(tables, facts)?.prices.get(product.id);
  if (price !== undefined) step('table', withTable(offer, price));
  if (!ignorePolicies) step('policies', withFormer(withPolicies(offer, policies, facts), offer.normal));
  step('payment', withVariance(offer, variance));
  step('grant', withGrant(offer, facts, grant));
  return steps;
}

const withTable = (offer: Offer, { normal, wholesale }: TablePrice): Offer =>
  onlyCheaper({ ...offer, normal, ...defined({ wholesale }) });

/** Keeps the price from before the policies, if they lowered it: shoppers see from where to where it fell. */
const withFormer = (offer: Offer, former: Money): Offer =>
  offer.normal < former ? { ...offer, former } : offer;

/** Adds the grant unchanged, if it is for this product and has not expired. */
function withGrant(offer: Offer, { product, at }: PriceFacts, grant: Grant | undefined): Offer {
  if (grant === undefined || grant.productId !== product.id || !isCurrent(grant, at)) return offer;
  const { price, from, to } = grant;
  return { ...offer, attendant: { price, from, ...defined({ to }) } };
}

/** Why a table makes no price. */
export type TableObstacle = 'not-begun' | 'over' | 'other-channel';

type Purchase = Pick<PriceFacts, 'at'> & { readonly buyer: Pick<PricingBuyer, 'channel'> };

/** Undefined if the table applies. */
export function tableObstacle(
  { validity, channels }: TableTerms,
  { buyer, at }: Purchase,
): TableObstacle | undefined {
  if (!isValid(validity, at))
    return validity.until !== undefined && at >= validity.until ? 'over' : 'not-begun';
  return names(channels, buyer.channel) ? undefined : 'other-channel';
}

/** Of a client's tables, in the order in which they are asked, the first that applies: the others make no price. */
export const tableInForce = (tables: readonly ClientTable[], purchase: Purchase): ClientTable | undefined =>
  tables.find((table) => tableObstacle(table, purchase) === undefined);
