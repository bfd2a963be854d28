import { defined } from '#kernel/defined.ts';
import { centavos, type Money } from '#kernel/money.ts';
import type { Quantity } from '#kernel/quantity.ts';
import type { Offer, PriceRules } from './offer.ts';
import { type UnitPrice, unitPrice } from './unit-price.ts';

const WHOLE = 10_000;

/**
 * The offer with payment variance: every price except a granted one changes by `basisPoints`, rounded half up to the
 * centavo. Tag support-price-variance-by-payment, spec 6.
 */
export function withVariance(offer: Offer, basisPoints: number): Offer {
  if (basisPoints === 0) return offer;
  const vary = (price: Money): Money => varied(price, basisPoints);
  const { former, ...rest } = offer;
  const normal = vary(offer.normal);
  return {
    ...rest,
    normal,
    // Rounding may leave no difference.
    ...(former !== undefined && vary(former) > normal ? { former: vary(former) } : {}),
    ...defined({
      wholesale:
        offer.wholesale === undefined
          ? undefined
          : { minimum: offer.wholesale.minimum, price: vary(offer.wholesale.price) },
    }),
    tiers: offer.tiers.map((tier) => ({ from: tier.from, price: vary(tier.price) })),
    beforePayment: {
      basisPoints,
      normal: offer.normal,
      ...defined({ former, wholesale: offer.wholesale }),
      tiers: offer.tiers,
    },
  };
}

/** The offer as it was before `withVariance`. */
export function withoutVariance({ beforePayment, ...offer }: Offer): Offer {
  if (beforePayment === undefined) return offer;
  const { former: _, wholesale: __, ...rest } = offer;
  const { normal, former, wholesale, tiers } = beforePayment;
  return { ...rest, normal, tiers, ...defined({ former, wholesale }) };
}

/** At least 1 centavo unless the price is 0: zero would disable the rules that require a price above 0. */
export function varied(price: Money, basisPoints: number): Money {
  if (price === 0) return price;
  return centavos(Math.max(1, Math.floor((price * (WHOLE + basisPoints) + WHOLE / 2) / WHOLE)));
}

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
