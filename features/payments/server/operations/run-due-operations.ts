import { supplierScope } from '#features/suppliers/domain/supplier-scope.ts';
import { supplierByKey } from '#features/suppliers/server/public.ts';
import { type Instant, VISITOR } from '#kernel/scope.ts';
import { allSettledOrThrow } from '#platform/db/all-settled.ts';
import type { Database } from '#platform/db/database.ts';
import type { PaymentGateways } from '../providers/payment-gateways.ts';
import { dueOperations } from '../store/charge-moves.store.ts';
import { runOperation } from './run-operation.ts';

/** At most so many at a time: the next round comes soon. */
const ROUND = 100;
/** So many at once: a slow provider does not keep all others waiting, and checkouts find turns, too. */
const WORKERS = 4;

/**
 * Settles what nobody knows the outcome of, and tells providers what they have not heard yet. Gives how many were looked
 * at. One that fails does not keep the others waiting.
 */
export async function runDueOperations(
  database: Database,
  till: PaymentGateways,
  now: Instant,
): Promise<number> {
  const due = await dueOperations(database.db, now, ROUND);
  const begun = performance.now();
  const left = due.values();
  const worker = async (): Promise<void> => {
    for (const { supplierId, id } of left) {
      const shop = await supplierByKey(database.db, supplierId);
      if (shop === undefined) continue;
      // An errand is taken for a while from its own beginning on: a round may be long.
      const at = now + Math.round(performance.now() - begun);
      const context = { supplier: supplierScope(shop), actor: VISITOR, now: at, db: database.db, database };
      await runOperation(context, till, id);
    }
  };
  // Where one breaks off the others go on, and so does the round: the next would begin beside them.
  await allSettledOrThrow(Array.from({ length: WORKERS }, worker));
  return due.length;
}
