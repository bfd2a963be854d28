import type { Quantity } from '#kernel/quantity.ts';
import { unassignedStock } from './store-stock.ts';

/** A store as the stock room names it. */
export interface StockStore {
  readonly id: string;
  readonly name: string;
  /** How many products it has some of. */
  readonly products: number;
}

/** A product's stock with all stores of the shop. */
export interface StoreStock {
  /** Undefined if untracked. */
  readonly stock: Quantity | undefined;
  /** In orders whose goods have not left the shop. */
  readonly reserved: Quantity;
  readonly stores: readonly { readonly id: string; readonly name: string; readonly quantity: Quantity }[];
}

/** What is in no store, below zero where orders have taken goods that stores still have; undefined if untracked. */
export const unassignedOf = ({ stock, stores }: StoreStock): number | undefined =>
  stock === undefined
    ? undefined
    : unassignedStock({ stock, stores: new Map(stores.map(({ id, quantity }) => [id, quantity])) });
