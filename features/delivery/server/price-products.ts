import { pricesAreHidden } from '#features/catalog/domain/price-visibility.ts';
import { offersOf } from '#features/catalog/server/products/offers-of.ts';
import { priceRules } from '#features/pricing/domain/offer.ts';
import { unitPrice } from '#features/pricing/domain/unit-price.ts';
import type { DeliveryType } from '#features/suppliers/domain/delivery-types.ts';
import { add, type Money, times } from '#kernel/money.ts';
import type { Context } from '#platform/db/context.ts';
import type { WantedProduct } from '../domain/fee.ts';

/**
 * The value of these products now; unavailable ones count 0. Undefined for actors who may not see prices: a fee that
 * becomes free at some quantity would reveal them.
 */
export async function priceProducts(
  context: Context,
  products: readonly WantedProduct[],
  deliveryType?: DeliveryType,
): Promise<Money | undefined> {
  const { supplier, actor } = context;
  if (pricesAreHidden(supplier.tags, actor)) return undefined;
  const offers = await offersOf(
    context,
    products.map(({ productId }) => productId),
    deliveryType === undefined ? {} : { deliveryType },
  );
  const rules = priceRules(supplier.tags);
  return add(
    ...products.flatMap(({ productId, quantity }) => {
      const product = offers.get(productId);
      return product?.active ? [times(unitPrice(product.offer, quantity, rules).price, quantity)] : [];
    }),
  );
}
