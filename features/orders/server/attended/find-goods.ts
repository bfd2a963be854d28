import { leastQuantity } from '#features/cart/domain/pricing/quantity-moves.ts';
import { pricesAreHidden } from '#features/catalog/domain/price-visibility.ts';
import { isAvailable } from '#features/catalog/domain/product.ts';
import type { SellableProduct } from '#features/catalog/domain/sellable-product.ts';
import { findProducts } from '#features/catalog/server/products/find-products.store.ts';
import { offersOf } from '#features/catalog/server/products/offers-of.ts';
import { clientSearchWords } from '#features/delegation/domain/client-search.ts';
import { priceRules } from '#features/pricing/domain/offer.ts';
import { unitPrice } from '#features/pricing/domain/unit-price.ts';
import { defined } from '#kernel/defined.ts';
import type { ClientId } from '#kernel/ids.ts';
import { thousandths } from '#kernel/quantity.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { CustomerContext, StaffContext } from '#platform/db/context.ts';
import type { FoundGoods } from '../../domain/attended-terms.ts';
import { asAttendant } from './as-attendant.ts';
import { type AttendedWay, attendedPricing } from './attended-pricing.ts';

/** Who needs more types more. */
const MOST = 20;

/** What the client may buy now of the products whose name or code contains the words, at the client's prices. */
export async function findGoods(
  context: StaffContext,
  clientId: ClientId,
  { text, ...way }: AttendedWay & { readonly text: string },
): Promise<Result<readonly FoundGoods[], { readonly code: 'client-not-found' }>> {
  const buyer = await asAttendant(context, clientId);
  if (buyer === undefined) return refuse({ code: 'client-not-found' });
  const { db, supplier } = buyer;
  const found = await findProducts(db, supplier.id, clientSearchWords(text), { limit: MOST, inStock: true });
  const { terms } = await attendedPricing(buyer, way);
  const offers = await offersOf(
    buyer,
    found.map(({ id }) => id),
    terms,
  );
  return accept(
    found.flatMap(({ id }) => {
      const product = offers.get(id);
      return product !== undefined && isAvailable(product.active, product.stock, product.increments)
        ? [goodsOf(buyer, product)]
        : [];
    }),
  );
}

/** The price is that of the smallest order: more may cost less each. */
function goodsOf(
  { supplier, actor }: CustomerContext,
  { id, name, sku, unit, increments, stock, offer }: SellableProduct,
): FoundGoods {
  const least = thousandths(leastQuantity(increments));
  const hidden = pricesAreHidden(supplier.tags, actor);
  const price = hidden ? undefined : unitPrice(offer, least, priceRules(supplier.tags)).price;
  return { id, name, sku, unit, least, step: increments.step, ...defined({ stock, price }) };
}
