import type { SupplierId, UserId } from '#kernel/ids.ts';
import type { Money } from '#kernel/money.ts';
import type { Db } from '#platform/db/database.ts';
import type { Month } from '../../domain/sales-target.ts';
import { takeMonth, targetOf, versionOfMonth, writeTarget } from './sales-targets.store.ts';

/** Sets a target where there is none. For seeds. */
export async function putSalesTarget(
  db: Db,
  supplierId: SupplierId,
  month: Month,
  { userId, target }: { readonly userId: UserId; readonly target: Money },
): Promise<void> {
  if ((await targetOf(db, supplierId, month, userId)) !== null) return;
  await takeMonth(db, supplierId, month, await versionOfMonth(db, supplierId, month));
  await writeTarget(db, supplierId, month, { userId, target });
}
