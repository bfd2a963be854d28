import { supplierScope } from '#features/suppliers/domain/shop.ts';
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import { supplierByKey } from '#features/suppliers/server/find-supplier.ts';
import { addDays } from '#kernel/time/calendar.ts';
import { startOfDay } from '#kernel/time/time-zone.ts';
import type { Database, Db } from '#platform/db/database.ts';
import { type ChangedShop, daysOf, lockSummingUp, sumUpDay, takeChanges } from './order-days.store.ts';

/**
 * Changes per transaction: few enough that one is over in seconds, and so many that a busy day is summed up once a run, because each
 * transaction sums up the whole of its days.
 */
const AT_ONCE = 20_000;
const MAX_ROUNDS = 500;

/**
 * Sums up the days whose orders have changed, for the reports. One process at a time: a day that two summed up at once could
 * end with the older sums. A change that commits meanwhile stays on the list for the next run. Returns how many days.
 */
export async function sumUpDays(database: Database): Promise<number> {
  let days = 0;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const done = await database.transaction(async (db) => {
      if (!(await lockSummingUp(db))) return undefined;
      const shops = await takeChanges(db, AT_ONCE);
      for (const shop of shops) days += await sumUpShop(db, shop);
      return shops.length;
    });
    if (done === undefined || done === 0) return days;
  }
  return days;
}

async function sumUpShop(db: Db, changed: ChangedShop): Promise<number> {
  const { supplierId } = changed;
  const shop = await supplierByKey(db, supplierId);
  if (shop === undefined) return 0;
  const zone = timeZoneOf(supplierScope(shop));
  const days = await daysOf(db, changed, zone);
  for (const day of days) {
    const from = startOfDay(day, zone);
    await sumUpDay(db, { supplierId, day, from, until: startOfDay(addDays(day, 1), zone), zone });
  }
  return days.length;
}
