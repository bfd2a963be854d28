/** Parts of the statements by which later features write what a product was when it was ordered. */
import { type SQL, sql } from 'drizzle-orm';
import { categories, products } from './catalog.tables.ts';

/** What one unit costs the shop now: centavos, or null. */
export const costOfProduct = (
  supplierId: SQL,
  productId: SQL,
): SQL => sql`(select product.cost from ${products} as product
  where product.supplier_id = ${supplierId} and product.id = ${productId})`;

/** Rows of product_id, category_id, category: 'Bebidas › Café'. */
export const categoriesOfProducts = (supplierId: string): SQL => sql`
  select product.id as product_id, leaf.id as category_id,
    case when root.id is null then leaf.name else root.name || ' › ' || leaf.name end as category
  from ${products} as product
  join ${categories} as leaf on leaf.supplier_id = ${supplierId} and leaf.id = product.category_id
  left join ${categories} as root on root.supplier_id = ${supplierId} and root.id = leaf.parent_id
  where product.supplier_id = ${supplierId}`;
