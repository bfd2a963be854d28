/**
 * The job: counts the orders since its last run, and compares products, for each supplier that recommends products. A batch is a
 * transaction that also saves the progress, so an interrupted run goes on where it stopped, and no order counts twice. Any number
 * of processes may run it.
 */
import { recommendsProducts } from '#features/suppliers/domain/tags/tag-rules.ts';
import { suppliersWithTags } from '#features/suppliers/server/suppliers.store.ts';
import type { SupplierId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Database, Db } from '#platform/db/database.ts';
import { compareProducts, isComparisonDue } from './compare-products.ts';
import { SESSION_LIFETIME } from './feedback-session.ts';
import type { PurchaseFeed, PurchaseReader } from './purchase-reader.ts';
import { readPurchases, settledBefore } from './read-purchases.ts';
import { countFeedback } from './store/feedback.store.ts';
import { inTurn, lockComputation, progressOf, saveProgress } from './store/progress.store.ts';

/** Batches of a supplier per run; the rest waits for the next run. */
const MAX_BATCHES = 20;
/** Suppliers whose turn does not come within this time are first in the next run. Milliseconds. */
const MAX_TIME = 60_000;
const MAX_FEEDBACK = 2_000;

/**
 * Returns how many orders, products and feedbacks were processed. A failing supplier does not hold up the others, and one without
 * anything to do is not visited.
 */
export async function computeRecommendations(
  database: Database,
  source: PurchaseFeed,
  now: Instant,
): Promise<number> {
  const began = performance.now();
  const errors: unknown[] = [];
  let sum = 0;
  const shops = (await suppliersWithTags(database.db)).filter(({ tags }) =>
    recommendsProducts(new Set(tags)),
  );
  const turns = await inTurn(
    database.db,
    shops.map(({ id }) => id),
    now - SESSION_LIFETIME,
  );
  const read = turns.map(({ supplierId, progress }) => ({ supplierId, after: progress.read }));
  const sold = new Set(await source.suppliersWithPurchases(database.db, read, settledBefore(now)));
  for (const { supplierId, progress, hasFeedback } of turns) {
    if (!sold.has(supplierId) && !hasFeedback && !isComparisonDue(progress, now)) continue;
    if (performance.now() - began > MAX_TIME) break;
    try {
      for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
        const done = await database.transaction((db) => computeBatch(db, supplierId, source, now));
        sum += done;
        if (done === 0 || performance.now() - began > MAX_TIME) break;
      }
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw errors[0];
  return sum;
}

async function computeBatch(
  db: Db,
  supplierId: SupplierId,
  source: PurchaseReader,
  now: Instant,
): Promise<number> {
  if (!(await lockComputation(db, supplierId))) return 0;
  const progress = await progressOf(db, supplierId);
  const read = await readPurchases(db, supplierId, source, progress.read, now);
  const compared = await compareProducts(db, supplierId, progress, now);
  const counted = await countFeedback(db, supplierId, now - SESSION_LIFETIME, MAX_FEEDBACK);
  await saveProgress(db, supplierId, { ...compared.progress, read: read.position }, now);
  return read.count + compared.count + counted;
}
