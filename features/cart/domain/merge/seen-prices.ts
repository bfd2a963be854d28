/** Seen prices compared with current ones. Spec 4, login: update with prices. */
import type { BuyingTerms } from '#features/catalog/domain/buying-terms.ts';
import type { CartLine } from '../cart.ts';
import type { CartNotice } from '../cart-notice.ts';
import type { ShownLine } from '../shown-cart.ts';

/** Notices for the lines whose price differs from the seen one. Hidden prices are not compared. */
export function changedPrices(seen: readonly CartLine[], lines: readonly ShownLine[]): CartNotice[] {
  const prices = new Map(seen.map(({ productId, seenPrice }) => [productId, seenPrice]));
  return lines.flatMap(({ product: { id: productId, name }, price }): CartNotice[] => {
    const from = prices.get(productId);
    if (from === undefined || price === undefined || from === price.unit) return [];
    return [{ kind: 'price-changed', productId, name, from, to: price.unit }];
  });
}

/** The notices, with those about prices replaced where these prices were seen later. */
export function withPricesSeen(
  notices: readonly CartNotice[],
  seen: readonly CartLine[],
  lines: readonly ShownLine[],
): CartNotice[] {
  const later = new Set(
    seen.filter(({ seenPrice }) => seenPrice !== undefined).map(({ productId }) => productId),
  );
  const others = notices.filter(({ kind, productId }) => kind !== 'price-changed' || !later.has(productId));
  return [...others, ...changedPrices(seen, lines)];
}

/** The lines, with these prices as the seen ones. */
export function seenAs(lines: readonly CartLine[], shown: readonly ShownLine[]): CartLine[] {
  const prices = new Map(shown.map(({ product, price }) => [product.id, price?.unit]));
  return lines.map((line) => {
    const seenPrice = prices.get(line.productId);
    return seenPrice === undefined ? line : { ...line, seenPrice };
  });
}

/** The terms under which prices are seen. */
export type SeenOn = Pick<BuyingTerms, 'paymentMethodId' | 'deliveryType' | 'addressId'>;

/**
 * The terms that change prices, as one text: a price seen under other terms is no price change. The subscription type is compared
 * separately, since the cart stores it. A pickup has no address.
 */
export const seenTerms = ({ paymentMethodId, deliveryType, addressId }: SeenOn): string =>
  [paymentMethodId, deliveryType, deliveryType === 'pickup' ? '' : addressId].join('/');
