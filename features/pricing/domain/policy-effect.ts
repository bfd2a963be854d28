import { defined } from '#kernel/defined.ts';
import { centavos, type Money } from '#kernel/money.ts';
import type { Offer, Tier } from './offer.ts';
import { varied } from './payment-variance.ts';
import type { PolicyEffect } from './policy.ts';

/** Applies one policy's effect: no price rises, and no price above 0 becomes 0. Design 4, prices. */
export const withEffect = (offer: Offer, effect: PolicyEffect): Offer => onlyCheaper(changed(offer, effect));

function changed(offer: Offer, effect: PolicyEffect): Offer {
  switch (effect.kind) {
    case 'percent':
      return eachPrice(offer, (price) => varied(price, -effect.basisPoints));
    case 'value':
      return eachPrice(offer, (price) => atMost(price, price - effect.amount));
    case 'fixed':
      return { ...offer, normal: atMost(offer.normal, effect.price) };
    case 'tiers':
      return { ...offer, tiers: effect.tiers.map((tier) => tierOf(offer.normal, tier)) };
  }
}

const tierOf = (normal: Money, tier: { from: Tier['from']; basisPoints: number }): Tier => ({
  from: tier.from,
  price: varied(normal, -tier.basisPoints),
});

/** At least 1 centavo unless the price is 0: zero would disable the rules that require a price above 0. */
const atMost = (price: Money, wanted: number): Money =>
  price === 0 ? price : centavos(Math.min(price, Math.max(1, wanted)));

const eachPrice = (offer: Offer, change: (price: Money) => Money): Offer => ({
  ...offer,
  normal: change(offer.normal),
  ...defined({
    wholesale:
      offer.wholesale === undefined
        ? undefined
        : { ...offer.wholesale, price: change(offer.wholesale.price) },
  }),
  tiers: offer.tiers.map((tier) => ({ ...tier, price: change(tier.price) })),
});

/** Removes the wholesale price and the tiers that are not below the normal price. */
export function onlyCheaper({ wholesale, tiers, ...offer }: Offer): Offer {
  return {
    ...offer,
    ...(wholesale !== undefined && wholesale.price < offer.normal ? { wholesale } : {}),
    tiers: tiers.filter((tier) => tier.price < offer.normal),
  };
}
