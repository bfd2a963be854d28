import type { ShopEvent } from '#features/analytics/domain/shop-event.ts';
import type { ShownLine } from '#features/cart/domain/shown-cart.ts';
import type { CartState } from '#features/cart/storefront/save/cart-state.ts';
import { type Quantity, thousandths } from '#kernel/quantity.ts';
import { itemOfLine } from './event-items.ts';

/** What the shopper added and removed; nothing for changes that come from the server, such as a cart emptied by an order. */
export function cartChanges(now: CartState, before: CartState): ShopEvent[] {
  const byShopper = now.loaded && now.status === 'waiting' && now.confirmed === before.confirmed;
  if (!byShopper || now.lines === before.lines) return [];
  return [
    ...changeOf('add_to_cart', more(now.lines, before.lines)),
    ...changeOf('remove_from_cart', more(before.lines, now.lines)),
  ];
}

const changeOf = (
  name: 'add_to_cart' | 'remove_from_cart',
  changes: readonly (readonly [ShownLine, Quantity])[],
): ShopEvent[] =>
  changes.length === 0
    ? []
    : [{ name, items: changes.map(([line, quantity]) => itemOfLine(line, quantity)) }];

/** The lines of which `many` has more than `few`, with the difference. */
function more(many: readonly ShownLine[], few: readonly ShownLine[]): (readonly [ShownLine, Quantity])[] {
  const known = new Map(few.map(({ product, quantity }) => [product.id, quantity]));
  return many.flatMap((line) => {
    const difference = line.quantity - (known.get(line.product.id) ?? 0);
    return difference > 0 ? [[line, thousandths(difference)] as const] : [];
  });
}
