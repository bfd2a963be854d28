/** A product's stock at the shop's stores: decision 043. Quantities in thousandths. */
import { LARGEST_QUANTITY, NONE, type Quantity, thousandths } from '#kernel/quantity.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';

export interface ProductStock {
  /** The product's one figure: what can still be sold. */
  readonly stock: Quantity;
  /** On the shelves of each store, also what open orders will take from there. A store that is absent has none. */
  readonly stores: ReadonlyMap<string, Quantity>;
}

export interface StoreChange {
  readonly storeId: string;
  readonly before: Quantity;
  readonly after: Quantity;
}

/** Without a store: what is in none of them. */
export interface Transfer {
  readonly from: string | undefined;
  readonly to: string | undefined;
  /** More than nothing. */
  readonly quantity: Quantity;
}

/**
 * What is in no store: computed, so that it and the stores are always the product's figure. Below zero where orders have taken goods
 * that are still counted at stores.
 */
export const unassignedStock = ({ stock, stores }: ProductStock): number =>
  [...stores.values()].reduce<number>((left, quantity) => left - quantity, stock);

export type TransferRefusal =
  | { readonly code: 'same-store' | 'stock-too-large' }
  | { readonly code: 'store-stock-too-little'; readonly facts: { readonly most: Quantity } };

/**
 * What a transfer changes; the product's figure stays. `reserved`: goods of open orders, which the figure is without and the shelves
 * still have.
 */
export function transferStock(
  product: ProductStock,
  { from, to, quantity }: Transfer,
  reserved: Quantity,
): Result<readonly StoreChange[], TransferRefusal> {
  if (from === to) return refuse({ code: 'same-store' });
  const most = from === undefined ? unassignedStock(product) + reserved : at(product, from);
  if (quantity > most)
    return refuse({ code: 'store-stock-too-little', facts: { most: thousandths(Math.max(0, most)) } });
  if (to !== undefined && at(product, to) + quantity > LARGEST_QUANTITY)
    return refuse({ code: 'stock-too-large' });
  return accept([
    ...(from === undefined ? [] : [changed(product, from, -quantity)]),
    ...(to === undefined ? [] : [changed(product, to, quantity)]),
  ]);
}

export type CountRefusal =
  | { readonly code: 'stock-too-large' }
  | { readonly code: 'store-stock-too-little'; readonly facts: { readonly most: Quantity } }
  | { readonly code: 'count-below-orders'; readonly facts: { readonly stock: Quantity } };

/** How much of a count may be what was in no store until now: goods that nobody had placed are no further goods. */
export const placeable = (product: ProductStock, storeId: string, counted: Quantity): Quantity =>
  thousandths(Math.max(0, Math.min(counted - at(product, storeId), unassignedStock(product))));

/**
 * A count at a store: the product's figure changes by the difference, but for what was `placed` there from what is in no store, which
 * is part of the figure already.
 */
export function countStore(
  product: ProductStock,
  storeId: string,
  counted: Quantity,
  placed: Quantity = NONE,
): Result<{ readonly stock: Quantity; readonly change: StoreChange }, CountRefusal> {
  const before = at(product, storeId);
  const most = placeable(product, storeId, counted);
  if (placed > most) return refuse({ code: 'store-stock-too-little', facts: { most } });
  const stock = product.stock + counted - before - placed;
  if (stock < 0) return refuse({ code: 'count-below-orders', facts: { stock: product.stock } });
  if (stock > LARGEST_QUANTITY) return refuse({ code: 'stock-too-large' });
  return accept({ stock: thousandths(stock), change: { storeId, before, after: counted } });
}

export type MoveAtStoreRefusal =
  | { readonly code: 'stock-too-large' }
  | { readonly code: 'stock-too-little'; readonly facts: { readonly stock: Quantity } }
  | { readonly code: 'store-stock-too-little'; readonly facts: { readonly most: Quantity } };

/**
 * Goods come to a store, or go out of it: the product's figure changes by the same, and what is in no store stays. Without a store, it is
 * what is in none that changes.
 */
export function moveAtStore(
  product: ProductStock,
  storeId: string | undefined,
  difference: number,
): Result<{ readonly stock: Quantity; readonly changes: readonly StoreChange[] }, MoveAtStoreRefusal> {
  const stock = product.stock + difference;
  const there = storeId === undefined ? stock : at(product, storeId) + difference;
  if (stock < 0) return refuse({ code: 'stock-too-little', facts: { stock: product.stock } });
  if (there < 0)
    return refuse({ code: 'store-stock-too-little', facts: { most: thousandths(there - difference) } });
  if (Math.max(stock, there) > LARGEST_QUANTITY) return refuse({ code: 'stock-too-large' });
  const changes = storeId === undefined ? [] : [changed(product, storeId, difference)];
  return accept({ stock: thousandths(stock), changes });
}

/** An order's goods leave a store: at most what is counted there, as some may have come from elsewhere. The figure stays. */
export const pickedUp = (there: Quantity, ordered: number): Quantity =>
  thousandths(Math.max(0, there - ordered));

/** Goods that left come back to a store's shelves. */
export const putBack = (storeId: string, there: Quantity | undefined, returned: number): StoreChange => {
  const before = there ?? NONE;
  return { storeId, before, after: thousandths(before + returned) };
};

/** Whether these changes are what the transfer does. */
export function isTransfer(changes: readonly StoreChange[], { from, to, quantity }: Transfer): boolean {
  const differences = new Map(changes.map(({ storeId, before, after }) => [storeId, after - before]));
  return (
    differences.size === [from, to].filter((store) => store !== undefined).length &&
    (from === undefined || differences.get(from) === -quantity) &&
    (to === undefined || differences.get(to) === quantity)
  );
}

const at = ({ stores }: ProductStock, storeId: string): Quantity => stores.get(storeId) ?? NONE;

const changed = (product: ProductStock, storeId: string, difference: number): StoreChange => {
  const before = at(product, storeId);
  return { storeId, before, after: thousandths(before + difference) };
};
