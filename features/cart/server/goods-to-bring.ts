import { pricesAreHidden } from '#features/catalog/domain/price-visibility.ts';
import type { GoodsOf } from '#features/delivery/server/public.ts';
import { productsOf } from '../domain/products-of.ts';
import { cartOf } from './load-cart.ts';
import { priceLines } from './price-lines.ts';

/** What a client's saved cart costs and holds, for the calls that ask what its delivery costs. An empty one says nothing. */
export const goodsToBring: GoodsOf = async (context, terms) => {
  const { actor, supplier } = context;
  // In the view of their own a representative has no cart.
  if (actor.kind !== 'customer' || actor.choosing || pricesAreHidden(supplier.tags, actor)) return {};
  const { lines: saved, pricing } = await cartOf({ ...context, actor }, terms);
  if (saved.length === 0) return {};
  const { lines, subtotal } = await priceLines(context, saved, pricing);
  return { subtotal, products: lines.flatMap(productsOf) };
};
