/** One shop that sells all products of the files. */
import { importProducts } from '#features/catalog/server/import/import-products.ts';
import { parseMapping } from '#features/catalog/server/import/mapping.ts';
import { supplierScope } from '#features/suppliers/domain/shop.ts';
import { createSupplier } from '#features/suppliers/server/create-supplier.ts';
import { supplierByKey } from '#features/suppliers/server/find-supplier.ts';
import { VISITOR } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import type { Database } from '#platform/db/database.ts';
import { diskPictureStore } from '#platform/pictures/disk-picture-store.ts';

const SLUG = 'loja-de-tudo';

/** A visitor's context of that shop; imports the files if they are not there yet. */
export async function searchWorld(
  database: Database,
  files: readonly string[],
  pictureFolder: string,
): Promise<Context> {
  const known = await supplierByKey(database.db, SLUG);
  // By id, because the failed look-up of the slug is cached for a moment.
  const { id } =
    known ??
    (await createSupplier(database.db, {
      slug: SLUG,
      name: 'Loja de Tudo',
      whiteLabel: false,
      tags: [],
      theme: { primary: '#0b7a43', secondary: '#ffb703', auxiliary: '#e9f6ee', text: '#ffffff' },
      menu: [],
      footer: {
        legalName: 'Loja de Tudo Ltda.',
        cnpj: '11.222.333/0001-81',
        address: 'Rua Um, 1',
        columns: [],
      },
      domains: [],
      stores: [],
    }));
  const shop = known ?? (await supplierByKey(database.db, id));
  if (shop === undefined) throw new Error('the shop is not there');
  const context = {
    supplier: supplierScope(shop),
    actor: VISITOR,
    now: Date.now(),
    db: database.db,
    database,
  };
  if (known !== undefined) return context;
  const mapping = parseMapping(['sku=id', 'preco=preco,preco_sintetico']);
  for (const file of files) {
    await importProducts(context, {
      file,
      mapping,
      pictures: diskPictureStore(pictureFolder),
      onRefused: (line, reason) => {
        throw new Error(`${file}:${line}: ${reason}`);
      },
      onProgress: () => {},
    });
  }
  return context;
}
