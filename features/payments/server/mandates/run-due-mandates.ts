import { supplierScope } from '#features/suppliers/domain/shop.ts';
import { supplierByKey } from '#features/suppliers/server/find-supplier.ts';
import { type Instant, VISITOR } from '#kernel/scope.ts';
import type { Database } from '#platform/db/database.ts';
import type { PaymentGateways } from '../providers/payment-gateways.ts';
import { dueMandateOperations } from './mandate-operations.store.ts';
import { runMandate } from './run-mandate.ts';

/** Operations per round; the next round follows soon. */
const ROUND = 100;

/** Runs the mandates' operations that are due, of all suppliers. Returns their number. */
export async function runDueMandates(
  database: Database,
  gateways: PaymentGateways,
  now: Instant,
): Promise<number> {
  const due = await dueMandateOperations(database.db, now, ROUND);
  const begun = performance.now();
  for (const { supplierId, id } of due) {
    const shop = await supplierByKey(database.db, supplierId);
    if (shop === undefined) continue;
    const at = now + Math.round(performance.now() - begun);
    const context = { supplier: supplierScope(shop), actor: VISITOR, now: at, db: database.db, database };
    await runMandate(context, gateways, id);
  }
  return due.length;
}
