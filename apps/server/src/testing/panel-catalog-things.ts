/** Catalogue data of the small world that panel tests change: a product out of sale, and an import in each state. */
import { and, eq } from 'drizzle-orm';
import { productAdditions } from '#features/catalog/server/additions/additions.tables.ts';
import { categories, products } from '#features/catalog/server/products/catalog.tables.ts';
import { searchRedirects } from '#features/catalog/server/search/redirects/search-redirects.tables.ts';
import { sheetImportRows, sheetImports } from '#features/catalog/server/sheet-import/sheet-imports.tables.ts';
import { supplierPartVersions } from '#features/suppliers/server/suppliers.tables.ts';
import type { Db } from '#platform/db/database.ts';
import { newId } from '#platform/db/new-id.ts';

export interface CatalogIds {
  /** A product out of sale that tests edit, in its first version. */
  readonly editedId: string;
  /** Its variant. */
  readonly variantId: string;
  readonly categoryId: string;
  /** Categories on the first level that tests change: saved, placed within another, deleted. */
  readonly tree: {
    readonly rootId: string;
    readonly savedId: string;
    readonly placedId: string;
    readonly goneId: string;
  };
  /** A redirect of the search, in its first version. */
  readonly redirectId: string;
  /** Imports whose columns may be chosen, that waits, and that has ended. */
  readonly imports: { readonly readId: string; readonly queuedId: string; readonly doneId: string };
  /** Imports into the shop's price table, in the same states. */
  readonly priceImports: { readonly readId: string; readonly queuedId: string; readonly doneId: string };
  readonly staffId: string;
}

export const newCatalogIds = (categoryId: string): CatalogIds => ({
  editedId: newId(),
  variantId: newId(),
  categoryId,
  tree: { rootId: newId(), savedId: newId(), placedId: newId(), goneId: newId() },
  redirectId: newId(),
  imports: { readId: newId(), queuedId: newId(), doneId: newId() },
  priceImports: { readId: newId(), queuedId: newId(), doneId: newId() },
  staffId: newId(),
});

/** Restores this data for tests that change it. */
export async function standingCatalog(
  db: Db,
  supplierId: string,
  ids: CatalogIds,
  tableId: string,
): Promise<void> {
  const { editedId, variantId, categoryId, staffId } = ids;
  const product = { sku: `editado-${editedId}`, name: 'Editado', price: 100, active: false, version: 1 };
  const place = { categoryId, rootCategoryId: categoryId };
  await db
    .insert(products)
    .values({ supplierId, id: editedId, slug: `editado-${editedId}`, ...product, ...place })
    .onConflictDoUpdate({ target: [products.supplierId, products.id], set: { ...product, ...place } });
  // Alone: a trigger counts every change beside it.
  await db
    .insert(products)
    .values({ supplierId, id: editedId, slug: `editado-${editedId}`, ...product, ...place })
    .onConflictDoUpdate({
      target: [products.supplierId, products.id],
      set: { version: 1, additionsVersion: 1 },
    });
  await db
    .delete(productAdditions)
    .where(and(eq(productAdditions.supplierId, supplierId), eq(productAdditions.productId, editedId)));
  const variant = {
    ...product,
    ...place,
    principalId: editedId,
    sku: `variacao-${variantId}`,
    name: 'Editado azul',
  };
  await db
    .insert(products)
    .values({ supplierId, id: variantId, slug: `variacao-${variantId}`, ...variant })
    .onConflictDoUpdate({ target: [products.supplierId, products.id], set: variant });
  for (const id of Object.values(ids.tree)) {
    const path = `categoria-${id}`;
    const category = { parentId: null, name: path, slug: path, path, version: 1 };
    await db
      .insert(categories)
      .values({ supplierId, id, ...category })
      .onConflictDoUpdate({ target: [categories.supplierId, categories.id], set: category });
  }
  await db
    .delete(supplierPartVersions)
    .where(and(eq(supplierPartVersions.supplierId, supplierId), eq(supplierPartVersions.part, 'sectors')));
  const redirect = { term: 'frete', key: 'frete', kind: 'path', target: '/regioes', version: 1 } as const;
  await db
    .insert(searchRedirects)
    .values({ supplierId, id: ids.redirectId, ...redirect, updatedAt: new Date() })
    .onConflictDoUpdate({ target: [searchRedirects.supplierId, searchRedirects.id], set: redirect });
  const states = { readId: 'read', queuedId: 'queued', doneId: 'done' } as const;
  const all = Object.entries(states).flatMap(([name, state]) => [
    { id: ids.imports[name as keyof typeof states], tableId: null, state },
    { id: ids.priceImports[name as keyof typeof states], tableId, state },
  ]);
  for (const { id, tableId: into, state } of all) {
    const header = ['sku', 'nome', 'preco'];
    const mapping = ['sku' as const, 'name' as const, 'price' as const];
    await db
      .insert(sheetImports)
      .values({
        ...{ supplierId, id, staffId, state, header, mapping },
        tableId: into,
        fileName: 'produtos.csv',
        createdAt: new Date(),
        total: 1,
      })
      .onConflictDoUpdate({ target: [sheetImports.supplierId, sheetImports.id], set: { state } });
    await db
      .insert(sheetImportRows)
      .values({ supplierId, importId: id, place: 0, line: 2, cells: ['NOVO', 'Novo', '1,00'] })
      .onConflictDoNothing();
  }
}
