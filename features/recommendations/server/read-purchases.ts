/** One batch of orders: adds them to the sums, and ranks again what is bought together with their products. */
import type { ClientId, ProductId, SupplierId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import { rankTogether } from '../domain/bought-together.ts';
import { countPurchases, type LastBought } from '../domain/count-purchases.ts';
import type { LastPurchase, OrderPosition, PurchaseReader } from './purchase-reader.ts';
import { addCounts, prunePairs, purchasePairsOf, purchaseWeightsOf } from './store/counts.store.ts';
import { saveRankings } from './store/related.store.ts';

const BATCH = 50;
/** An order is read at this age: younger ones may still be committed with a time before the position that was read last. Milliseconds. */
const SETTLED = 10 * 60_000;
/** Orders from before it are read. */
export const settledBefore = (now: Instant): Instant => now - SETTLED;
/** Pairs stored per product. */
const MAX_PAIRS = 100;

export async function readPurchases(
  db: Db,
  supplierId: SupplierId,
  source: PurchaseReader,
  position: OrderPosition,
  now: Instant,
): Promise<{ readonly count: number; readonly position: OrderPosition }> {
  const range = { until: settledBefore(now), limit: BATCH };
  const purchases = await source.purchasesAfter(db, supplierId, position, range);
  const [first] = purchases;
  const last = purchases.at(-1);
  if (first === undefined || last === undefined) return { count: 0, position };
  const clients = [...new Set(purchases.map(({ clientId }) => clientId))];
  const products = [...new Set(purchases.flatMap(({ productIds }) => productIds))];
  const bought = { clientIds: clients, productIds: products };
  const earlier = await source.lastPurchases(db, supplierId, bought, first.at);
  await addCounts(db, supplierId, countPurchases(purchases, lastBought(earlier)));
  await rankAgain(db, supplierId, products, now);
  return { count: purchases.length, position: { at: last.at, number: last.number } };
}

function lastBought(earlier: readonly LastPurchase[]): LastBought {
  const clients = new Map<ClientId, Map<ProductId, Instant>>();
  for (const { clientId, productId, at } of earlier)
    clients.set(clientId, (clients.get(clientId) ?? new Map<ProductId, Instant>()).set(productId, at));
  return clients;
}

async function rankAgain(
  db: Db,
  supplierId: SupplierId,
  productIds: readonly ProductId[],
  now: Instant,
): Promise<void> {
  await prunePairs(db, supplierId, productIds, MAX_PAIRS);
  const pairs = await purchasePairsOf(db, supplierId, productIds);
  const others = [...pairs.values()].flatMap((of) => of.map(({ withId }) => withId));
  const weights = await purchaseWeightsOf(db, supplierId, [...new Set([...productIds, ...others])]);
  const rankings = [...pairs].map(([id, of]) => [id, rankTogether(id, of, weights, now)] as const);
  await saveRankings(db, supplierId, 'together', new Map(rankings));
}
