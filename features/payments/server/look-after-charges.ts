import { supplierScope } from '#features/suppliers/domain/supplier-scope.ts';
import { supplierByKey } from '#features/suppliers/server/public.ts';
import { type Instant, VISITOR } from '#kernel/scope.ts';
import type { Database } from '#platform/db/database.ts';
import { dueErrands } from './charge-moves.store.ts';
import { runErrand } from './run-errand.ts';
import type { Till } from './till.ts';

/** At most so many at a time: the next round comes soon. */
const ROUND = 100;

/**
 * Settles what nobody knows the outcome of, and tells providers what they have not heard yet. Gives how many were looked
 * at. One that fails does not keep the others waiting.
 */
export async function lookAfterCharges(
  database: Database,
  till: Till,
  now: Instant,
  onFailure: (error: unknown) => void,
): Promise<number> {
  const due = await dueErrands(database.db, now, ROUND);
  for (const { supplierId, id } of due) {
    const shop = await supplierByKey(database.db, supplierId);
    if (shop === undefined) continue;
    const context = { supplier: supplierScope(shop), actor: VISITOR, now, db: database.db, database };
    await runErrand(context, till, id).catch(onFailure);
  }
  return due.length;
}
