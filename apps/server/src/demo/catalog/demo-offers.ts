import { OFFER_TAG } from '#features/catalog/domain/offer-tag.ts';
import { centavos } from '#kernel/money.ts';
import type { DemoProduct } from './demo-product.ts';

/**
 * A price before the shop's policy for offers takes `percent` off it: the catalogue's tables name what a product on offer sells for. The
 * policy's price is rounded, and comes to that to the centavo.
 */
export const beforeOffer = (price: number, percent: number): number =>
  centavos(Math.round((price * 100) / (100 - percent)));

export const isOnOffer = ({ tags }: Pick<DemoProduct, 'tags'>): boolean => tags.includes(OFFER_TAG);

/** The product as the shop stores it. */
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
