import { maySubmitOrders } from '#features/accounts/domain/approval.ts';
import { smallestOrder } from '#features/pricing/domain/increments.ts';
import { priceRules } from '#features/pricing/domain/offer.ts';
import { unitPrice } from '#features/pricing/domain/unit-price.ts';
import { defined } from '#kernel/defined.ts';
import type { ProductId } from '#kernel/ids.ts';
import type { CustomerContext } from '#platform/db/context.ts';
import type { AlertedProduct } from '../../domain/alerts/product-alert.ts';
import { pricesAreHidden } from '../../domain/price-visibility.ts';
import { isAvailable } from '../../domain/product.ts';
import { offersOf } from '../products/offers-of.ts';

/**
 * The products as this client could buy them now, at the prices that are charged. Payment method, delivery type and address are left
 * open, so that prices of different times can be compared.
 */
export async function alertedProducts(
  context: CustomerContext,
  productIds: readonly ProductId[],
): Promise<ReadonlyMap<ProductId, AlertedProduct>> {
  const { supplier, actor } = context;
  const mayBuy = maySubmitOrders(supplier.tags, actor.approved);
  const hidden = pricesAreHidden(supplier.tags, actor);
  const rules = priceRules(supplier.tags);
  const offers = await offersOf(context, [...new Set(productIds)]);
  return new Map(
    [...offers].map(([id, { slug, name, picture, ground, active, stock, increments, offer }]) => [
      id,
      {
        id,
        slug,
        name,
        ...defined({ picture }),
        ground,
        available: mayBuy && isAvailable(active, stock, increments),
        ...(hidden ? {} : { price: unitPrice(offer, smallestOrder(increments), rules).price }),
      },
    ]),
  );
}
