import { supplierScope } from '#features/suppliers/domain/shop.ts';
import { supplierByKey } from '#features/suppliers/server/find-supplier.ts';
import { type Instant, VISITOR } from '#kernel/scope.ts';
import { allSettledOrThrow } from '#platform/db/all-settled.ts';
import type { Database } from '#platform/db/database.ts';
import type { PaymentGateways } from '../providers/payment-gateways.ts';
import { dueOperations } from '../store/charge-moves.store.ts';
import { runOperation } from './run-operation.ts';

/** Operations per round; the next round follows soon. */
const ROUND = 100;
/** Concurrent operations: a slow provider does not block the others, and checkouts still get call slots. */
const WORKERS = 4;

/**
 * Runs the operations that are due, of all suppliers: resolves unknown outcomes and calls providers. Returns their
 * number. A failing operation does not stop the others.
 */
export async function runDueOperations(
  database: Database,
  gateways: PaymentGateways,
  now: Instant,
): Promise<number> {
  const due = await dueOperations(database.db, now, ROUND);
  const begun = performance.now();
  const left = due.values();
  const worker = async (): Promise<void> => {
    for (const { supplierId, id } of left) {
      const shop = await supplierByKey(database.db, supplierId);
      if (shop === undefined) continue;
      // Each operation's lease starts when it is claimed: a round may be long.
      const at = now + Math.round(performance.now() - begun);
      const context = { supplier: supplierScope(shop), actor: VISITOR, now: at, db: database.db, database };
      await runOperation(context, gateways, id);
    }
  };
  // Waits for all workers even if one throws: otherwise the next round would overlap with this one.
  await allSettledOrThrow(Array.from({ length: WORKERS }, worker));
  return due.length;
}
