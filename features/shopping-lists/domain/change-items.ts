/** What a list's items become when some of its products are said anew. */
import type { ProductId } from '#kernel/ids.ts';
import type { Quantity } from '#kernel/quantity.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { type ListItem, MOST_PRODUCTS } from './shopping-list.ts';

export interface ItemChange {
  readonly productId: ProductId;
  /** Nothing takes the product out. */
  readonly quantity: Quantity;
  /** Where it stands: what was taken out goes back to its place. Left out, it stays where it is, or comes last. */
  readonly place?: number;
}

/** What is not named stays as it is; of a product that is named twice the last word counts. */
export function changeItems(
  items: readonly ListItem[],
  changes: readonly ItemChange[],
): Result<ListItem[], { readonly code: 'too-many-products' }> {
  const after = new Map(items.map((item) => [item.productId, item]));
  let last = Math.max(-1, ...items.map(({ place }) => place));
  for (const { productId, quantity, place } of changes) {
    if (quantity === 0) {
      after.delete(productId);
      continue;
    }
    const stands = place ?? after.get(productId)?.place ?? last + 1;
    last = Math.max(last, stands);
    after.set(productId, { productId, quantity, place: stands });
  }
  return after.size > MOST_PRODUCTS ? refuse({ code: 'too-many-products' }) : accept(inOrder(after.values()));
}

/** A product that is there already keeps the larger quantity: adding it again adds nothing twice. */
export const addItem = (
  items: readonly ListItem[],
  { productId, quantity }: Pick<ListItem, 'productId' | 'quantity'>,
): ReturnType<typeof changeItems> => {
  const there = items.find((item) => item.productId === productId);
  return changeItems(items, [
    { productId, quantity: there && there.quantity > quantity ? there.quantity : quantity },
  ]);
};

const inOrder = (items: Iterable<ListItem>): ListItem[] =>
  [...items].sort((one, other) => one.place - other.place || (one.productId < other.productId ? -1 : 1));
