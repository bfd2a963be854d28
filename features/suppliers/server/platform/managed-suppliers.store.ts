/** Suppliers as the platform's people list and change them. */
import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import { defined } from '#kernel/defined.ts';
import type { SupplierId } from '#kernel/ids.ts';
import type { PageRange } from '#kernel/page.ts';
import type { Db } from '#platform/db/database.ts';
import { containing } from '#platform/db/sql-fragments.ts';
import type {
  ListedSupplier,
  ManagedSupplier,
  SupplierBehaviour,
  SupplierIdentity,
} from '../../domain/managed-supplier.ts';
import { MODULES } from '../../domain/modules.ts';
import type { ShopState } from '../../domain/shop-state.ts';
import { SUPPLIER_TAGS } from '../../domain/tags/tags.ts';
import { suppliers } from '../suppliers.tables.ts';

export interface SupplierFilter {
  /** Part of a name, slug, CNPJ or legal name. */
  readonly search?: string | undefined;
  readonly state?: ShopState | undefined;
}

const legalName = sql<string>`${suppliers.footer}->>'legalName'`;
const cnpj = sql<string>`${suppliers.footer}->>'cnpj'`;

function matching({ search = '', state }: SupplierFilter) {
  const text = search.trim();
  const digits = text.replace(/[^0-9A-Za-z]/g, '');
  const found = sql`(folded(${suppliers.name}) like folded(${containing(text)})
    or ${suppliers.slug} like ${containing(text.toLowerCase())}
    or folded(${legalName}) like folded(${containing(text)})
    or (${digits} <> '' and regexp_replace(${cnpj}, '[^0-9A-Za-z]', '', 'g') ilike ${containing(digits)}))`;
  return and(text === '' ? undefined : found, state === undefined ? undefined : eq(suppliers.state, state));
}

/** By name. */
export async function listManagedSuppliers(
  db: Db,
  filter: SupplierFilter,
  { limit, offset }: PageRange,
): Promise<ListedSupplier[]> {
  const rows = await db
    .select({
      id: suppliers.id,
      slug: suppliers.slug,
      name: suppliers.name,
      legalName,
      cnpj,
      state: suppliers.state,
      domain: sql<string | null>`(select host from supplier_domains where supplier_id = suppliers.id
        and state = 'confirmed' order by position, host limit 1)`,
    })
    .from(suppliers)
    .where(matching(filter))
    .orderBy(asc(sql`folded(${suppliers.name})`), asc(suppliers.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ domain, ...row }) => ({ ...row, ...(domain === null ? {} : { domain }) }));
}

export async function countManagedSuppliers(db: Db, filter: SupplierFilter): Promise<number> {
  const [row] = await db.select({ total: count() }).from(suppliers).where(matching(filter));
  return row?.total ?? 0;
}

export async function hasSuppliers(db: Db): Promise<boolean> {
  return (await db.select({ id: suppliers.id }).from(suppliers).limit(1)).length > 0;
}

/** Locked until the transaction ends. */
export async function lockManagedSupplier(db: Db, id: SupplierId): Promise<ManagedSupplier | undefined> {
  const [row] = await db.select().from(suppliers).where(eq(suppliers.id, id)).for('update');
  return row === undefined ? undefined : toManaged(row);
}

export async function managedSupplier(db: Db, id: SupplierId): Promise<ManagedSupplier | undefined> {
  const [row] = await db.select().from(suppliers).where(eq(suppliers.id, id));
  return row === undefined ? undefined : toManaged(row);
}

export async function managedSuppliers(db: Db, ids: readonly SupplierId[]): Promise<ManagedSupplier[]> {
  const rows = await db
    .select()
    .from(suppliers)
    .where(inArray(suppliers.id, [...ids]));
  return rows.map(toManaged);
}

const toManaged = (row: typeof suppliers.$inferSelect): ManagedSupplier => ({
  id: row.id,
  name: row.name,
  slug: row.slug,
  legalName: row.footer.legalName,
  cnpj: row.footer.cnpj,
  address: row.footer.address,
  ...defined({ phone: row.footer.phone, email: row.footer.email }),
  // Seeds and older versions may have stored others, which do nothing.
  tags: SUPPLIER_TAGS.filter((tag) => row.tags.includes(tag)),
  modules: MODULES.filter((module) => row.modules.includes(module)),
  whiteLabel: row.whiteLabel,
  listed: row.listed,
  state: row.state,
  ...(row.stateReason === null ? {} : { stateReason: row.stateReason }),
  version: row.version,
});

const nextVersion = sql`${suppliers.version} + 1`;

/** False where another supplier has the slug. */
export async function isSlugFree(db: Db, slug: string, except: SupplierId): Promise<boolean> {
  const [taken] = await db.select({ id: suppliers.id }).from(suppliers).where(eq(suppliers.slug, slug));
  return taken === undefined || taken.id === except;
}

/** Keeps the footer's columns of links, which belong to the shop. */
export async function changeIdentity(db: Db, id: SupplierId, to: SupplierIdentity): Promise<void> {
  const { name, slug, legalName: legal, cnpj: document, address, phone, email } = to;
  const footer = JSON.stringify({ legalName: legal, cnpj: document, address, ...defined({ phone, email }) });
  await db
    .update(suppliers)
    .set({
      name,
      slug,
      footer: sql`(${suppliers.footer} - 'phone' - 'email') || ${footer}::jsonb`,
      version: nextVersion,
    })
    .where(eq(suppliers.id, id));
}

export async function changeBehaviour(db: Db, id: SupplierId, to: SupplierBehaviour): Promise<void> {
  const { tags, modules, whiteLabel, listed } = to;
  await db
    .update(suppliers)
    .set({ tags: [...tags], modules: [...modules], whiteLabel, listed, version: nextVersion })
    .where(eq(suppliers.id, id));
}

export async function changeState(
  db: Db,
  id: SupplierId,
  state: ShopState,
  reason: string | undefined,
): Promise<void> {
  await db
    .update(suppliers)
    .set({ state, stateReason: reason ?? null, version: nextVersion })
    .where(eq(suppliers.id, id));
}
