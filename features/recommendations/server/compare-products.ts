/** One batch of the daily round over a supplier's products: ranks what is similar to each. */
import {
  comparableAfter,
  comparableOfCategory,
} from '#features/catalog/server/products/listed-products.store.ts';
import { EMPTY_UUID, type ProductId, type SupplierId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import type { Ranked } from '../domain/purchase.ts';
import { rankSimilar } from '../domain/similar-products.ts';
import type { Progress } from './store/progress.store.ts';
import { saveRankings } from './store/related.store.ts';

const BATCH = 200;
/** Between two rounds over all products. Milliseconds. */
const BETWEEN_ROUNDS = 24 * 60 * 60_000;
/** Products of its category that each product is compared with: the most popular. */
const CANDIDATES = 60;

/** Whether a round over the products is under way, or the next one due. */
export const isComparisonDue = ({ comparedId, comparedAt }: Progress, now: Instant): boolean =>
  comparedId !== undefined || comparedAt === undefined || now >= comparedAt + BETWEEN_ROUNDS;

export async function compareProducts(
  db: Db,
  supplierId: SupplierId,
  progress: Progress,
  now: Instant,
): Promise<{ readonly count: number; readonly progress: Progress }> {
  if (!isComparisonDue(progress, now)) return { count: 0, progress };
  const batch = await comparableAfter(db, supplierId, progress.comparedId ?? EMPTY_UUID, BATCH);
  const rankings = new Map<ProductId, readonly Ranked[]>();
  for (const [categoryId, products] of Map.groupBy(batch, (product) => product.categoryId)) {
    const candidates = await comparableOfCategory(db, supplierId, categoryId, CANDIDATES);
    for (const product of products) rankings.set(product.id, rankSimilar(product, candidates));
  }
  await saveRankings(db, supplierId, 'similar', rankings);
  const last = batch.length < BATCH ? undefined : batch.at(-1)?.id;
  return {
    count: batch.length,
    progress: { ...progress, comparedId: last, ...(last === undefined ? { comparedAt: now } : {}) },
  };
}
