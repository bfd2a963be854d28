/** Where orders come from: a later feature, given by `apps/server`. */
import type { ClientId, OrderNumber, ProductId, SupplierId, UserId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import type { Purchase } from '../domain/purchase.ts';

/** The position of an order in the sequence of all orders of a supplier. */
export interface OrderPosition {
  readonly at: Instant;
  readonly number: OrderNumber;
}

export interface LastPurchase {
  readonly clientId: ClientId;
  readonly productId: ProductId;
  readonly at: Instant;
}

/** How far a supplier's orders are read. */
export interface ReadPosition {
  readonly supplierId: SupplierId;
  readonly after: OrderPosition;
}

export interface PurchaseReader {
  /** Orders behind a position and made before `until`, in their sequence; without quotes and cancelled ones. */
  readonly purchasesAfter: (
    db: Db,
    supplierId: SupplierId,
    after: OrderPosition,
    range: { readonly until: Instant; readonly limit: number },
  ) => Promise<readonly (Purchase & OrderPosition)[]>;
  /** When each of these clients last bought each of these products before `before`: a row per client and product that they bought. */
  readonly lastPurchases: (
    db: Db,
    supplierId: SupplierId,
    bought: { readonly clientIds: readonly ClientId[]; readonly productIds: readonly ProductId[] },
    before: Instant,
  ) => Promise<readonly LastPurchase[]>;
  /** The latest orders of each of these clients that were made before `before`, `limit` at most of each; with `userId` that user's alone. */
  readonly purchasesOf: (
    db: Db,
    supplierId: SupplierId,
    clientIds: readonly ClientId[],
    range: { readonly before: Instant; readonly limit: number; readonly userId?: UserId },
  ) => Promise<readonly Purchase[]>;
}

/** As the job needs it, which reads the orders of all suppliers. */
export interface PurchaseFeed extends PurchaseReader {
  /** Those suppliers with orders behind their position and made before `until`. One query, however many they are. */
  readonly suppliersWithPurchases: (
    db: Db,
    read: readonly ReadPosition[],
    until: Instant,
  ) => Promise<readonly SupplierId[]>;
}
