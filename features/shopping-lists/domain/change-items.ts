import type { ProductId } from '#kernel/ids.ts';
import { NONE, type Quantity, thousandths } from '#kernel/quantity.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { type ListItem, MAX_PRODUCTS } from './shopping-list.ts';

export interface ItemChange {
  readonly productId: ProductId;
  /** 0 removes the product. */
  readonly quantity: Quantity;
  /** Sort position, so that a restored product returns to where it was. When absent the position stays, or is the last. */
  readonly place?: number;
  /**
   * The quantities that the author of a late change knows of, 0 for none: if the list has another one, somebody else has changed it
   * meanwhile. When absent nobody can have.
   */
  readonly known?: readonly Quantity[];
}

/** Two people changed one product of a list, and differently. */
export interface ItemConflict {
  readonly productId: ProductId;
  /** What the list has now. */
  readonly agreed: Quantity;
}

/** Of two different changes the larger quantity stands, so that nothing wanted is silently removed, as in the cart. */
export function settleChanges(
  items: readonly ListItem[],
  changes: readonly ItemChange[],
): { readonly changes: readonly ItemChange[]; readonly conflicts: readonly ItemConflict[] } {
  const there = new Map(items.map(({ productId, quantity }) => [productId, quantity]));
  const conflicts: ItemConflict[] = [];
  const settled = changes.map((change) => {
    const { productId, quantity, known } = change;
    const theirs = there.get(productId) ?? NONE;
    if (known === undefined || theirs === quantity || known.includes(theirs)) return change;
    const agreed = thousandths(Math.max(theirs, quantity));
    conflicts.push({ productId, agreed });
    return { ...change, quantity: agreed };
  });
  return { changes: settled, conflicts };
}

/** Products that are not named stay; of a repeated one the last change counts. */
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
  return after.size > MAX_PRODUCTS ? refuse({ code: 'too-many-products' }) : accept(inOrder(after.values()));
}

/** A product that is in the list already keeps the larger quantity, so that adding it again changes nothing. */
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
