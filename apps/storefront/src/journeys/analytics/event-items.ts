/** Products, cart lines and order lines as items of analytics events. */
import type { EventItem } from '#features/analytics/domain/shop-event.ts';
import type { ShownLine } from '#features/cart/domain/shown-cart.ts';
import type { ProductCard } from '#features/catalog/domain/product.ts';
import type { OrderLine } from '#features/orders/domain/placed-order.ts';
import { defined } from '#kernel/defined.ts';
import { ONE, type Quantity } from '#kernel/quantity.ts';

/** Carts and orders do not name their products' categories: those of the products seen on this page are used. */
const categories = new Map<string, string>();

export function itemOfProduct(product: ProductCard, index?: number): EventItem {
  const { id, name, categoryPath, offer } = product;
  if (categoryPath !== undefined) categories.set(id, categoryPath);
  return {
    id,
    name,
    quantity: ONE,
    ...defined({ category: categoryPath, unitPrice: offer?.normal, index }),
  };
}

export const itemOfLine = (
  { product, price, quantity }: ShownLine,
  changed: Quantity = quantity,
): EventItem => ({
  id: product.id,
  name: product.name,
  quantity: changed,
  ...defined({ category: categories.get(product.id), unitPrice: price?.unit }),
});

export const itemOfOrder = ({ productId, name, unitPrice, quantity }: OrderLine): EventItem => ({
  id: productId,
  name,
  unitPrice,
  quantity,
  ...defined({ category: categories.get(productId) }),
});
