import { and, asc, count, eq, gt, inArray, sql } from 'drizzle-orm';
import type { ProductId, SupplierId } from '#kernel/ids.ts';
import { centavos } from '#kernel/money.ts';
import { thousandths } from '#kernel/quantity.ts';
import type { Db } from '#platform/db/database.ts';
import { nextVersion } from '#platform/db/version.ts';
import type { TablePrice, TableTerms } from '../domain/offer.ts';
import type { PriceTable } from '../domain/price-table.ts';
import { priceTablePrices, priceTables } from './pricing.tables.ts';
import { validityColumns, validityOf } from './stored-policy.ts';

const tableFields = {
  id: priceTables.id,
  name: priceTables.name,
  products: sql<number>`(
    select count(*) from price_table_prices as price
    where price.supplier_id = ${priceTables.supplierId} and price.table_id = ${priceTables.id})`.mapWith(
    Number,
  ),
  clients: sql<number>`(
    select count(*) from client_pricing as given
    where given.supplier_id = ${priceTables.supplierId} and given.table_id = ${priceTables.id})`.mapWith(
    Number,
  ),
  groups: sql<string[]>`array(
    select filled.name from automatic_groups as filled
    where filled.supplier_id = price_tables.supplier_id and filled.table_id = price_tables.id
    order by filled.name)`,
  archived: priceTables.archived,
  startsAt: priceTables.startsAt,
  endsAt: priceTables.endsAt,
  channels: priceTables.channels,
  version: priceTables.version,
};

type TableRow = Omit<PriceTable, 'validity'> & Parameters<typeof validityOf>[0];

const tableOf = ({ startsAt, endsAt, ...row }: TableRow): PriceTable => ({
  ...row,
  validity: validityOf({ startsAt, endsAt }),
});

const itself = (supplierId: SupplierId, id: string) =>
  and(eq(priceTables.supplierId, supplierId), eq(priceTables.id, id));

/** In alphabetical order. */
export async function allPriceTables(db: Db, supplierId: SupplierId): Promise<PriceTable[]> {
  const rows = await db
    .select(tableFields)
    .from(priceTables)
    .where(eq(priceTables.supplierId, supplierId))
    .orderBy(asc(priceTables.name), asc(priceTables.id));
  return rows.map(tableOf);
}

/** Advisory lock until the end of the transaction: serialises creation, because the number of tables is limited. */
export const lockPriceTables = (db: Db, supplierId: SupplierId): Promise<unknown> =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`price tables ${supplierId}`}, 0))`);

export async function countPriceTables(db: Db, supplierId: SupplierId): Promise<number> {
  const [row] = await db
    .select({ found: count() })
    .from(priceTables)
    .where(eq(priceTables.supplierId, supplierId));
  return row?.found ?? 0;
}

/** Returns false if a table of this name exists. */
export async function addPriceTable(
  db: Db,
  supplierId: SupplierId,
  { id, name, ...terms }: Pick<PriceTable, 'id' | 'name'> & Partial<TableTerms>,
): Promise<boolean> {
  const made = await db
    .insert(priceTables)
    .values({ supplierId, id, name, ...termsColumns(terms) })
    .onConflictDoNothing()
    .returning({ id: priceTables.id });
  return made.length > 0;
}

export async function priceTable(
  db: Db,
  supplierId: SupplierId,
  id: string,
): Promise<PriceTable | undefined> {
  const [row] = await db.select(tableFields).from(priceTables).where(itself(supplierId, id));
  return row && tableOf(row);
}

/** Locks the table against other writers until the end of the transaction; false if it does not exist. */
export const lockPriceTable = async (db: Db, supplierId: SupplierId, id: string): Promise<boolean> =>
  (await lockTableVersion(db, supplierId, id)) !== undefined;

/** The same; answers the version that stays until then. */
export async function lockTableVersion(
  db: Db,
  supplierId: SupplierId,
  id: string,
): Promise<number | undefined> {
  const [row] = await db
    .select({ version: priceTables.version })
    .from(priceTables)
    .where(itself(supplierId, id))
    .for('no key update');
  return row?.version;
}

export async function tableNameIsTaken(
  db: Db,
  supplierId: SupplierId,
  name: string,
  by: string,
): Promise<boolean> {
  const [row] = await db
    .select({ id: priceTables.id })
    .from(priceTables)
    .where(and(eq(priceTables.supplierId, supplierId), eq(priceTables.name, name)));
  return row !== undefined && row.id !== by;
}

/** Begins the table's next version, with what is named changed. */
export const writePriceTable = (
  db: Db,
  supplierId: SupplierId,
  id: string,
  { validity, channels, ...changes }: Partial<Pick<PriceTable, 'name' | 'archived'> & TableTerms>,
): Promise<unknown> =>
  db
    .update(priceTables)
    .set({ ...changes, ...termsColumns({ validity, channels }), version: nextVersion(priceTables) })
    .where(itself(supplierId, id));

const termsColumns = ({
  validity,
  channels,
}: {
  readonly [part in keyof TableTerms]?: TableTerms[part] | undefined;
}) => ({
  ...(validity && validityColumns(validity)),
  ...(channels && { channels: [...channels] }),
});

const within = (supplierId: SupplierId, tableId: string) =>
  and(eq(priceTablePrices.supplierId, supplierId), eq(priceTablePrices.tableId, tableId));

type PriceRow = typeof priceTablePrices.$inferSelect;

const pricesFrom = (rows: readonly PriceRow[]): Map<ProductId, TablePrice> =>
  new Map(rows.map((row) => [row.productId, priceOf(row)]));

const priceOf = ({ price, wholesalePrice, wholesaleMinimum }: PriceRow): TablePrice => ({
  normal: centavos(price),
  ...(wholesalePrice === null || wholesaleMinimum === null
    ? {}
    : { wholesale: { price: centavos(wholesalePrice), minimum: thousandths(wholesaleMinimum) } }),
});

/** The table's prices for these products; products without one are absent. */
export const tablePricesOf = async (
  db: Db,
  supplierId: SupplierId,
  tableId: string,
  productIds: readonly ProductId[],
): Promise<Map<ProductId, TablePrice>> =>
  pricesFrom(
    await db
      .select()
      .from(priceTablePrices)
      .where(and(within(supplierId, tableId), inArray(priceTablePrices.productId, [...productIds]))),
  );

/** One page of the table by product id. */
export const tablePricesAfter = async (
  db: Db,
  supplierId: SupplierId,
  tableId: string,
  { after, limit }: { readonly after?: ProductId; readonly limit: number },
): Promise<Map<ProductId, TablePrice>> =>
  pricesFrom(
    await db
      .select()
      .from(priceTablePrices)
      .where(
        and(
          within(supplierId, tableId),
          after === undefined ? undefined : gt(priceTablePrices.productId, after),
        ),
      )
      .orderBy(asc(priceTablePrices.productId))
      .limit(limit),
  );

/** Rows per statement: PostgreSQL allows 65,535 parameters. */
const CHUNK = 5_000;

/** Inserts or replaces the prices of these products. */
export async function setTablePrices(
  db: Db,
  supplierId: SupplierId,
  tableId: string,
  prices: ReadonlyMap<ProductId, TablePrice>,
): Promise<void> {
  const rows = [...prices].map(([productId, { normal, wholesale }]) => ({
    supplierId,
    tableId,
    productId,
    price: normal,
    wholesalePrice: wholesale?.price ?? null,
    wholesaleMinimum: wholesale?.minimum ?? null,
  }));
  for (let start = 0; start < rows.length; start += CHUNK) {
    await db
      .insert(priceTablePrices)
      .values(rows.slice(start, start + CHUNK))
      .onConflictDoUpdate({
        target: [priceTablePrices.supplierId, priceTablePrices.tableId, priceTablePrices.productId],
        set: {
          price: sql`excluded.price`,
          wholesalePrice: sql`excluded.wholesale_price`,
          wholesaleMinimum: sql`excluded.wholesale_minimum`,
        },
      });
  }
}

export const dropTablePrices = (
  db: Db,
  supplierId: SupplierId,
  tableId: string,
  productIds: readonly ProductId[],
): Promise<unknown> =>
  db
    .delete(priceTablePrices)
    .where(and(within(supplierId, tableId), inArray(priceTablePrices.productId, [...productIds])));
