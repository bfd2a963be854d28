import { pricesAreHidden } from '#features/catalog/domain/price-visibility.ts';
import type { GoodsOf } from '#features/delivery/server/find-delivery-options.ts';
import { broughtBy } from '../domain/products-of.ts';
import { cartOf } from './load-cart.ts';
import { priceLines } from './price-lines.ts';

/** The subtotal and products of a client's saved cart, for calculating its delivery fee. Empty without a cart. */
export const goodsToBring: GoodsOf = async (context, terms) => {
  const { actor, supplier } = context;
  // A representative who has not chosen a client has no cart.
  if (actor.kind !== 'customer' || actor.choosing || pricesAreHidden(supplier.tags, actor)) return {};
  const { lines: saved, pricing } = await cartOf({ ...context, actor }, terms);
  if (saved.length === 0) return {};
  const cart = await priceLines(context, saved, pricing);
  return { subtotal: cart.subtotal, products: broughtBy(cart) };
};
