import type { Money } from '#kernel/money.ts';
import { LARGEST_QUANTITY, type Quantity, thousandths } from '#kernel/quantity.ts';
import { type Increments, reachableQuantity } from './increments.ts';
import type { Offer, PriceRules, Tier } from './offer.ts';

export type PriceReason = 'attendant' | 'progressive' | 'wholesale' | 'normal';

export interface UnitPrice {
  readonly price: Money;
  readonly reason: PriceReason;
}

/** The unit price at a quantity: the first rule that applies wins. Spec 5, price rule. */
export function unitPrice(offer: Offer, quantity: Quantity, rules: PriceRules): UnitPrice {
  return (
    attendantPrice(offer, quantity) ??
    tierPrice(offer, quantity) ??
    wholesalePrice(offer, quantity, rules) ?? { price: offer.normal, reason: 'normal' }
  );
}

function attendantPrice({ attendant }: Offer, quantity: Quantity): UnitPrice | undefined {
  if (attendant === undefined || attendant.price <= 0) return undefined;
  const within = attendant.from <= quantity && quantity <= (attendant.to ?? LARGEST_QUANTITY);
  return within ? { price: attendant.price, reason: 'attendant' } : undefined;
}

/** Of the tiers that the quantity reaches, the one with the highest `from`. */
function tierPrice({ tiers }: Offer, quantity: Quantity): UnitPrice | undefined {
  let reached: Tier | undefined;
  for (const tier of tiers) {
    if (tier.from <= quantity && (reached === undefined || tier.from > reached.from)) reached = tier;
  }
  return reached && { price: reached.price, reason: 'progressive' };
}

function wholesalePrice(
  { wholesale, normal, multiple }: Offer,
  quantity: Quantity,
  { multiplesDisabled }: PriceRules,
): UnitPrice | undefined {
  if (wholesale === undefined || wholesale.price <= 0 || wholesale.price >= normal) return undefined;
  // Both are thousandths. Beyond 2^53 the product is inexact, but then far above any minimum.
  const reached = multiplesDisabled
    ? quantity >= wholesale.minimum
    : quantity * multiple >= wholesale.minimum * 1000;
  return reached ? { price: wholesale.price, reason: 'wholesale' } : undefined;
}

export interface NextTier {
  /** The quantity to add, and the quantity that results. */
  readonly add: Quantity;
  readonly reach: Quantity;
  readonly price: Money;
}

/** The next quantity with a lower unit price ("leve 10 e pague R$ 8,90 cada"), from tiers and wholesale. Spec 5, design 4. */
export function nextTier(
  offer: Offer,
  quantity: Quantity,
  rules: PriceRules,
  increments?: Increments,
): NextTier | undefined {
  const current = unitPrice(offer, quantity, rules).price;
  for (const threshold of thresholds(offer, rules)) {
    if (threshold <= quantity) continue;
    const reach = increments === undefined ? threshold : reachableQuantity(increments, threshold);
    if (reach === undefined) return undefined;
    const { price } = unitPrice(offer, reach, rules);
    if (price < current) return { add: thousandths(reach - quantity), reach, price };
  }
  return undefined;
}

/** The quantities at which the price may change, smallest first. */
function thresholds(
  { attendant, tiers, wholesale, multiple }: Offer,
  { multiplesDisabled }: PriceRules,
): Quantity[] {
  const starts: number[] = tiers.map((tier) => tier.from);
  if (attendant !== undefined) {
    starts.push(attendant.from);
    // Above a grant's quantities, a tier may be cheaper than the grant.
    if (attendant.to !== undefined) starts.push(attendant.to + 1);
  }
  if (wholesale !== undefined) {
    starts.push(multiplesDisabled ? wholesale.minimum : Math.ceil((wholesale.minimum * 1000) / multiple));
  }
  return starts
    .filter((start) => start <= LARGEST_QUANTITY)
    .sort((a, b) => a - b)
    .map(thousandths);
}
