/** Finds products by the shop's code (SKU) or the EAN. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ProductId, SupplierId } from '#kernel/ids.ts';
import { type Db, prepared } from '#platform/db/database.ts';
import { products } from './catalog.tables.ts';

const selectByCodes = prepared((db) =>
  db
    .select({ id: products.id, sku: products.sku, ean: products.ean })
    .from(products)
    .where(
      sql`${eq(products.supplierId, sql.placeholder('supplierId'))} and (${products.sku} = any(${sql.placeholder('codes')}::text[]) or ${products.ean} = any(${sql.placeholder('codes')}::text[]))`,
    )
    // Active products win where several share a code.
    .orderBy(sql`${products.active} desc`, products.sku)
    .prepare('products_by_codes'),
);

/**
 * The product of each known code: an exact SKU wins over a SKU in different case, and both over an EAN. One query,
 * whatever the number of codes.
 */
export async function productsByCodes(
  db: Db,
  supplierId: SupplierId,
  codes: readonly string[],
): Promise<Map<string, ProductId>> {
  if (codes.length === 0) return new Map();
  const spellings = new Set(codes.flatMap((code) => [code, code.toUpperCase(), code.toLowerCase()]));
  const rows = await selectByCodes(db).execute({ supplierId, codes: [...spellings] });
  const bySku = firsts(rows.map(({ sku, id }) => [sku, id] as const));
  const byFoldedSku = firsts(rows.map(({ sku, id }) => [sku.toLowerCase(), id] as const));
  const byEan = firsts(rows.flatMap(({ ean, id }) => (ean === null ? [] : [[ean, id] as const])));
  return new Map(
    codes.flatMap((code) => {
      const id = bySku.get(code) ?? byFoldedSku.get(code.toLowerCase()) ?? byEan.get(code);
      return id === undefined ? [] : [[code, id] as const];
    }),
  );
}

/** The EANs of products that have one. */
export async function eansOf(
  db: Db,
  supplierId: SupplierId,
  ids: readonly ProductId[],
): Promise<ReadonlyMap<ProductId, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: products.id, ean: products.ean })
    .from(products)
    .where(and(eq(products.supplierId, supplierId), inArray(products.id, [...new Set(ids)])));
  return new Map(rows.flatMap(({ id, ean }) => (ean === null || ean === '' ? [] : [[id, ean] as const])));
}

function firsts(pairs: readonly (readonly [string, ProductId])[]): ReadonlyMap<string, ProductId> {
  const first = new Map<string, ProductId>();
  for (const [key, id] of pairs) if (!first.has(key)) first.set(key, id);
  return first;
}
