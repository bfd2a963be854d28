/** Links products that are another size, colour or flavour of a principal product. */
import { type SQL, sql } from 'drizzle-orm';
import type { SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import { products } from '../products/catalog.tables.ts';

export interface LinkedSku {
  readonly sku: string;
  /** Empty if the product is linked to none. */
  readonly principalSku: string;
}

const asRows = (links: readonly LinkedSku[]): SQL =>
  sql`jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as wanted ("sku" text, "principalSku" text)`;

/**
 * Links each product to its principal, or to the principal's own principal, so that links are never chained. Products
 * that were linked to a product that is now linked itself follow it.
 */
export async function linkProducts(
  db: Db,
  supplierId: SupplierId,
  links: readonly LinkedSku[],
): Promise<void> {
  await db.execute(sql`
    update ${products} as product set principal_id = wished.id, updated_at = now()
    from (
      select linked.id as product_id, nullif(coalesce(principal.principal_id, principal.id), linked.id) as id
      from ${asRows(links)}
        join ${products} as linked on linked.supplier_id = ${supplierId} and linked.sku = wanted."sku"
        left join ${products} as principal on principal.supplier_id = ${supplierId} and principal.sku = wanted."principalSku"
    ) as wished
    where product.supplier_id = ${supplierId} and product.id = wished.product_id
      and product.principal_id is distinct from wished.id`);
  await db.execute(sql`
    update ${products} as product set principal_id = nullif(principal.principal_id, product.id), updated_at = now()
    from ${products} as principal
    where product.supplier_id = ${supplierId} and principal.supplier_id = ${supplierId}
      and product.principal_id = principal.id and principal.principal_id is not null`);
}

/** The links whose principal is no product of this supplier. */
export async function unknownPrincipals(
  db: Db,
  supplierId: SupplierId,
  links: readonly LinkedSku[],
): Promise<LinkedSku[]> {
  const { rows } = await db.execute<{ sku: string; principalSku: string }>(sql`
    select wanted."sku", wanted."principalSku" from ${asRows(links)}
    where wanted."principalSku" <> '' and not exists (
      select from ${products} where ${products.supplierId} = ${supplierId} and ${products.sku} = wanted."principalSku"
    )`);
  return rows;
}
