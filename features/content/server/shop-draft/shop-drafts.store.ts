/** The drafts of shops' menus, footers and texts. */
import { asc, eq, lte, sql } from 'drizzle-orm';
import { defined } from '#kernel/defined.ts';
import type { SupplierId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import type { ShopDraft } from '../../domain/shop/shop-draft.ts';
import { shopDrafts } from './shop-draft.tables.ts';

const ofSupplier = (supplierId: SupplierId) => eq(shopDrafts.supplierId, supplierId);

/** Serialises what changes or publishes a shop's menu, footer, texts and draft until the transaction ends. */
export const lockShopParts = (db: Db, supplierId: SupplierId): Promise<unknown> =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`shop parts ${supplierId}`}, 0))`);

interface ShopDraftRow {
  /** 0: the shop never had one. */
  readonly version: number;
  readonly draft?: ShopDraft;
}

/** The draft, if there is one, and the version that the last one had. */
export async function shopDraftRow(db: Db, supplierId: SupplierId): Promise<ShopDraftRow> {
  const [row] = await db.select().from(shopDrafts).where(ofSupplier(supplierId));
  if (row === undefined) return { version: 0 };
  const { parts, version, changedAt, staffId, publishAt } = row;
  if (parts === null) return { version };
  const at = defined({ publishAt: publishAt?.getTime() });
  return { version, draft: { parts, version, staffId, changedAt: changedAt.getTime(), ...at } };
}

export async function saveShopDraft(
  db: Db,
  supplierId: SupplierId,
  { parts, version, changedAt, staffId, publishAt }: ShopDraft,
): Promise<void> {
  const row = {
    ...{ parts, version, staffId },
    changedAt: new Date(changedAt),
    publishAt: publishAt === undefined ? null : new Date(publishAt),
  };
  await db
    .insert(shopDrafts)
    .values({ ...row, supplierId })
    .onConflictDoUpdate({ target: shopDrafts.supplierId, set: row });
}

/** Ends the draft. Its version stays, and the next draft counts on from it. */
export const endShopDraft = (db: Db, supplierId: SupplierId): Promise<unknown> =>
  db.update(shopDrafts).set({ parts: null, publishAt: null }).where(ofSupplier(supplierId));

/** The shops whose scheduled draft is due, the one that waits longest first. */
export async function shopsWithDueParts(db: Db, now: Instant, atOnce: number): Promise<SupplierId[]> {
  const rows = await db
    .select({ supplierId: shopDrafts.supplierId })
    .from(shopDrafts)
    .where(lte(shopDrafts.publishAt, new Date(now)))
    .orderBy(asc(shopDrafts.publishAt), asc(shopDrafts.supplierId))
    .limit(atOnce);
  return rows.map(({ supplierId }) => supplierId);
}
