/** The products that sheets of prices name. */
import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import { codesMeant, type NamedProduct, type PriceLine } from '../../domain/price-import/price-line.ts';
import { products } from '../products/catalog.tables.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

const ofShop = (supplierId: SupplierId) =>
  and(eq(products.supplierId, supplierId), isNull(products.archivedAt));

/** The shop's products that these codes may be of, without archived ones. One query, whatever their number. */
export async function productsNamed(
  db: Db,
  supplierId: SupplierId,
  named: readonly PriceLine['named'][],
): Promise<NamedProduct[]> {
  if (named.length === 0) return [];
  const of = (field: PriceLine['named']['field']): string[] =>
    named.filter((one) => one.field === field).map(({ code }) => code);
  const codes = of('sku').flatMap(codesMeant);
  const ids = of('productId').filter((id) => UUID.test(id));
  const spellings = [...new Set(codes.flatMap((code) => [code, code.toUpperCase(), code.toLowerCase()]))];
  const eans = [...new Set([...codes, ...of('ean')])];
  return db
    .select({ id: products.id, sku: products.sku, ean: products.ean })
    .from(products)
    .where(
      and(
        ofShop(supplierId),
        sql`(${products.sku} = any(${sql.param(spellings)}::text[]) or ${products.ean} = any(${sql.param(eans)}::text[])
          or ${products.id} = any(${sql.param(ids)}::uuid[]))`,
      ),
    );
}

/** A page of the products that are not archived, by code, after this one. */
export const productsToPrice = (db: Db, supplierId: SupplierId, sku: string, limit: number) =>
  db
    .select({
      id: products.id,
      sku: products.sku,
      ean: products.ean,
      name: products.name,
      price: products.price,
    })
    .from(products)
    .where(and(ofShop(supplierId), gt(products.sku, sku)))
    .orderBy(asc(products.sku))
    .limit(limit);
