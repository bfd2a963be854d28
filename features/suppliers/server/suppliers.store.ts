import { and, asc, count, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { SupplierId } from '#kernel/ids.ts';
import type { PageRange } from '#kernel/page.ts';
import { type Db, prepared } from '#platform/db/database.ts';
import { containing } from '#platform/db/sql-fragments.ts';
import { allowedItems } from '../domain/modules.ts';
import type { Shop } from '../domain/shop.ts';
import { FOOTER_NOTE_TEXT, NOTICE_TEXT, SHOP_LANGUAGE } from '../domain/shop-texts.ts';
import { suppliers } from './suppliers.tables.ts';

// Profile columns are loaded by `profilesOfSuppliers`.
const {
  companyId: _company,
  orderings: _orderings,
  stateReason: _reason,
  version: _version,
  ...columns
} = getTableColumns(suppliers);

const mainDomain = sql<string | null>`(
  select host from supplier_domains where supplier_id = suppliers.id and state = 'confirmed' order by position, host limit 1
)`.as('main_domain');

const shellText = (name: string) =>
  sql<string | null>`(
    select text from supplier_static_texts
    where supplier_id = suppliers.id and language = ${SHOP_LANGUAGE} and name = ${name}
  )`;

const selected = (db: Db) =>
  db
    .select({
      ...columns,
      domain: mainDomain,
      notice: shellText(NOTICE_TEXT).as('notice'),
      note: shellText(FOOTER_NOTE_TEXT).as('note'),
    })
    .from(suppliers)
    .$dynamic();

const one = (name: string, condition: SQL) =>
  prepared((db) => selected(db).where(condition).limit(1).prepare(name));

const byId = one('supplier_by_id', eq(suppliers.id, sql.placeholder('key')));
const bySlug = one('supplier_by_slug', eq(suppliers.slug, sql.placeholder('key')));
const byHost = one(
  'supplier_by_host',
  sql`${suppliers.id} = (select supplier_id from supplier_domains where host = ${sql.placeholder('key')} and state = 'confirmed')`,
);
const BY_NAME = [asc(suppliers.name), asc(suppliers.slug)];

/** Written as the index `suppliers_listed` is: as a parameter its condition would not be seen to hold. */
const isListed = sql`${suppliers.listed} and ${suppliers.state} = 'open'`;

const outline = {
  id: suppliers.id,
  tags: suppliers.tags,
  whiteLabel: suppliers.whiteLabel,
  companyId: suppliers.companyId,
};

const selectOutlines = prepared((db) =>
  db
    .select(outline)
    .from(suppliers)
    .where(isListed)
    .orderBy(...BY_NAME)
    .prepare('suppliers_listed'),
);

type Row = Awaited<ReturnType<ReturnType<typeof byId>['execute']>>[number];

export const shopById = async (db: Db, id: string): Promise<Shop | undefined> =>
  first(await byId(db).execute({ key: id }));

export const shopBySlug = async (db: Db, slug: string): Promise<Shop | undefined> =>
  first(await bySlug(db).execute({ key: slug }));

export const shopByHost = async (db: Db, host: string): Promise<Shop | undefined> =>
  first(await byHost(db).execute({ key: host }));

/** Names by id, of unlisted suppliers too. */
export async function supplierNames(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: suppliers.id, name: suppliers.name })
    .from(suppliers)
    .where(inArray(suppliers.id, [...new Set(ids)] as SupplierId[]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Includes unlisted suppliers. For jobs. */
export const suppliersWithTags = (
  db: Db,
): Promise<{ readonly id: string; readonly tags: readonly string[] }[]> =>
  db.select({ id: suppliers.id, tags: suppliers.tags }).from(suppliers);

/** What decides whether a shop serves somebody. */
export type ShopOutline = Awaited<ReturnType<typeof listedOutlines>>[number];

/** All listed shops, by name. */
export const listedOutlines = (db: Db) => selectOutlines(db).execute();

/** A part of all listed shops, by name. */
export const outlinesOnPage = (db: Db, { limit, offset }: PageRange): Promise<ShopOutline[]> =>
  db
    .select(outline)
    .from(suppliers)
    .where(isListed)
    .orderBy(...BY_NAME)
    .limit(limit)
    .offset(offset);

/** The listed ones of these shops, by name. */
export const outlinesAmong = async (db: Db, ids: readonly SupplierId[]): Promise<ShopOutline[]> =>
  ids.length === 0
    ? []
    : db
        .select(outline)
        .from(suppliers)
        .where(and(isListed, inArray(suppliers.id, [...ids])))
        .orderBy(...BY_NAME);

/** Listed shops with this text in their name; all of them without a text. */
const listedAs = (search: string | undefined) =>
  search === undefined
    ? isListed
    : and(isListed, sql`folded(${suppliers.name}) like folded(${containing(search)})`);

/** By name. */
export async function listedShops(
  db: Db,
  search: string | undefined,
  { limit, offset }: PageRange,
): Promise<Shop[]> {
  const rows = await selected(db)
    .where(listedAs(search))
    .orderBy(...BY_NAME)
    .limit(limit)
    .offset(offset);
  return rows.map(toShop);
}

export async function countListedShops(db: Db, search?: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(suppliers).where(listedAs(search));
  return row?.total ?? 0;
}

/** Where listed shops are found. */
export async function listedSites(
  db: Db,
  { limit, offset }: PageRange,
): Promise<readonly Pick<Shop, 'slug' | 'domain'>[]> {
  const rows = await db
    .select({ slug: suppliers.slug, domain: mainDomain })
    .from(suppliers)
    .where(isListed)
    .orderBy(...BY_NAME)
    .limit(limit)
    .offset(offset);
  return rows.map(({ slug, domain }) => ({ slug, ...(domain === null ? {} : { domain }) }));
}

/** By name. */
export async function shopsById(db: Db, ids: readonly SupplierId[]): Promise<Shop[]> {
  if (ids.length === 0) return [];
  const rows = await selected(db)
    .where(inArray(suppliers.id, [...ids]))
    .orderBy(...BY_NAME);
  return rows.map(toShop);
}

/** Inserts a supplier, or updates the one with this slug. Returns its id. */
export async function saveSupplier(db: Db, supplier: typeof suppliers.$inferInsert): Promise<string> {
  const { id: _, slug: __, ...values } = supplier;
  const [row] = await db
    .insert(suppliers)
    .values(supplier)
    .onConflictDoUpdate({ target: suppliers.slug, set: values })
    .returning({ id: suppliers.id });
  if (row === undefined) throw new Error(`the supplier ${supplier.slug} was not saved`);
  return row.id;
}

/** Null: the shop does not use Google Analytics. */
export async function setAnalyticsId(
  db: Db,
  supplierId: SupplierId,
  analyticsId: string | null,
): Promise<void> {
  await db.update(suppliers).set({ analyticsId }).where(eq(suppliers.id, supplierId));
}

const first = (rows: readonly Row[]): Shop | undefined =>
  rows[0] === undefined ? undefined : toShop(rows[0]);

const toShop = ({
  listed: _,
  modules,
  domain,
  logo,
  icon,
  timeZone,
  description,
  notice,
  note,
  analyticsId,
  state,
  ...row
}: Row): Shop => ({
  ...row,
  menu: allowedItems(row.menu, modules),
  footer: {
    ...row.footer,
    columns: row.footer.columns.map(({ title, links }) => ({ title, links: allowedItems(links, modules) })),
    ...(note === null ? {} : { note }),
  },
  ...(domain === null ? {} : { domain }),
  ...(logo === null ? {} : { logo }),
  ...(icon === null ? {} : { icon }),
  ...(timeZone === null ? {} : { timeZone }),
  ...(description === '' ? {} : { description }),
  ...(notice === null ? {} : { notice }),
  ...(analyticsId === null ? {} : { analyticsId }),
  ...(state === 'open' ? {} : { state }),
});
