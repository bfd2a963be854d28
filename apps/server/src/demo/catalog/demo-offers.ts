import { OFFER_TAG } from '#features/catalog/domain/offer-tag.ts';
import { centavos } from '#kernel/money.ts';
import type { DemoProduct } from './demo-product.ts';

/**
 * The price before `percent` is taken off by the shop's policy for offers: the catalogue's tables have the price on offer, which the
 * policy's rounding gives back to the centavo.
 */
export const beforeOffer = (price: number, percent: number): number =>
  centavos(Math.round((price * 100) / (100 - percent)));

export const isOnOffer = ({ tags }: Pick<DemoProduct, 'tags'>): boolean => tags.includes(OFFER_TAG);

/** With its prices from before the offer, as the shop stores them. */
export function withOwnPrices(product: DemoProduct, percent: number | undefined): DemoProduct {
  if (percent === undefined || !isOnOffer(product)) return product;
  const before = (price: number): number => beforeOffer(price, percent);
  const { price, wholesalePrice, tiers } = product;
  return {
    ...product,
    price: before(price),
    ...(wholesalePrice === undefined ? {} : { wholesalePrice: before(wholesalePrice) }),
    ...(tiers === undefined ? {} : { tiers: tiers.map((tier) => ({ ...tier, price: before(tier.price) })) }),
  };
}
