import type { Money } from '#kernel/money.ts';
import { LARGEST_QUANTITY, type Quantity } from '#kernel/quantity.ts';
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
