/** The public product files as the products of the measured shop. */
import { importProducts } from '#features/catalog/server/import/import-products.ts';
import { parseMapping } from '#features/catalog/server/import/mapping.ts';
import type { Quantity } from '#kernel/quantity.ts';
import { type SupplierScope, VISITOR } from '#kernel/scope.ts';
import type { Database } from '#platform/db/database.ts';
import { diskPictureStore } from '#platform/pictures/disk-picture-store.ts';
import { queryOnce } from '../bench-database.ts';
import { PRODUCT_FILES } from '../search/judged-queries.ts';

/** Imports the files as a supplier would; each product gets `stock`. */
export async function realGoods(
  url: string,
  database: Database,
  supplier: SupplierScope,
  stock: Quantity,
): Promise<void> {
  const context = { supplier, actor: VISITOR, now: Date.now(), db: database.db, database };
  const mapping = parseMapping(['sku=id', 'preco=preco,preco_sintetico']);
  for (const file of PRODUCT_FILES) {
    await importProducts(context, {
      file,
      mapping,
      // The files contain no pictures.
      pictures: diskPictureStore('/nonexistent'),
      onRefused: (line, reason) => {
        throw new Error(`${file}:${line}: ${reason}`);
      },
      onProgress: () => {},
    });
  }
  await queryOnce(
    url,
    'insert into stock_levels (supplier_id, product_id, quantity) select supplier_id, id, $1 from products',
    [stock],
  );
}
