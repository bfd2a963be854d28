import type { Money } from '#kernel/money.ts';
import type { Quantity } from '#kernel/quantity.ts';
import type { Offer, PriceRules } from './offer.ts';
import { type UnitPrice, unitPrice } from './unit-price.ts';

/** The unit price by the same rule (`reason`), before payment variance; a granted price has no variance. */
export function priceBeforePayment(
  { beforePayment }: Pick<Offer, 'beforePayment'>,
  { price, reason }: UnitPrice,
  quantity: Quantity,
): Money {
  if (beforePayment === undefined || reason === 'attendant') return price;
  if (reason === 'wholesale') return beforePayment.wholesale?.price ?? price;
  if (reason === 'normal') return beforePayment.normal;
  const tiers = { normal: beforePayment.normal, tiers: beforePayment.tiers, multiple: quantity };
  return unitPrice(tiers, quantity, ANY_RULES).price;
}

/** Tiers do not depend on the rules. */
const ANY_RULES: PriceRules = { multiplesDisabled: true };
