/** Publishes what shops' staff have scheduled: homes, and menus, footers and texts. */
import { supplierScope } from '#features/suppliers/domain/shop.ts';
import { supplierByKey } from '#features/suppliers/server/find-supplier.ts';
import type { SupplierId } from '#kernel/ids.ts';
import { type Instant, VISITOR } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import type { Database, Db } from '#platform/db/database.ts';
import { publishIfDue } from './home/changing-home.ts';
import { shopsWithDueDrafts } from './home/home-drafts.store.ts';
import { publishShopIfDue } from './shop-draft/changing-shop.ts';
import { shopsWithDueParts } from './shop-draft/shop-drafts.store.ts';

interface DueKind {
  readonly shops: (db: Db, now: Instant, atOnce: number) => Promise<SupplierId[]>;
  /** False: it is not due any more, as after a run of another process. */
  readonly publish: (context: Context) => Promise<boolean>;
}

const KINDS: readonly DueKind[] = [
  { shops: shopsWithDueDrafts, publish: publishIfDue },
  { shops: shopsWithDueParts, publish: publishShopIfDue },
];

const AT_ONCE = 100;

/** Each is published once, whoever runs it. Returns how many. One that fails is skipped, and its error thrown at the end. */
export async function publishDue(database: Database, now: Instant): Promise<number> {
  const { db } = database;
  const broken: unknown[] = [];
  let count = 0;
  for (const { shops, publish } of KINDS)
    for (const supplierId of await shops(db, now, AT_ONCE)) {
      const shop = await supplierByKey(db, supplierId);
      if (shop === undefined) continue;
      try {
        if (await publish({ supplier: supplierScope(shop), actor: VISITOR, now, db, database })) count += 1;
      } catch (error) {
        broken.push(error);
      }
    }
  if (broken.length > 0) throw broken[0];
  return count;
}
