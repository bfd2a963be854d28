/** One batch of an import, in one transaction: products, the record for its rollback, and the progress. */
import type { ProductId } from '#kernel/ids.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import { reasonText } from '../../contract/import/import-texts.ts';
import type { ImportedProduct } from '../../domain/import/import-row.ts';
import { fieldsOf, productOfLine } from '../../domain/sheet-import/read-line.ts';
import { findGalleries, type Galleries } from '../import/find-galleries.ts';
import { lockImports } from '../import/import.store.ts';
import type { PictureFinder } from '../import/picture-finder.ts';
import { writeProducts } from '../import/write-batch.ts';
import { setStockCause } from '../stock/set-stock-cause.store.ts';
import { addChanges, type KnownProduct, productsBySku } from './import-changes.store.ts';
import {
  type ImportRecord,
  lockImport,
  rowsFrom,
  updateImport,
  writeProblems,
} from './sheet-imports.store.ts';

const BATCH = 500;
/** With pictures, which are fetched from other sites before the transaction. */
const BATCH_WITH_PICTURES = 40;

/** Imports the next lines; false once there are none, or when another process is at them. */
export async function importBatch(
  context: Context,
  seen: ImportRecord,
  find: PictureFinder,
): Promise<boolean> {
  const { db, supplier } = context;
  const { id, mapping, position } = seen;
  const fields = fieldsOf(mapping);
  const size = fields.has('picture') ? BATCH_WITH_PICTURES : BATCH;
  const rows = await rowsFrom(db, supplier.id, id, position, size);
  const last = rows.at(-1);
  if (last === undefined) return false;
  const problems = new Map<number, string>();
  const goods = new Map<string, { line: number; product: ImportedProduct }>();
  for (const { place, cells } of rows) {
    const read = productOfLine(cells, mapping);
    if (read.ok) goods.set(read.value.sku, { line: place, product: read.value });
    else problems.set(place, read.refusal.map(reasonText).join('; '));
  }
  const refused = problems.size;
  const galleries: Galleries = fields.has('picture')
    ? await findGalleries(goods.values(), find, (place, reason) => problems.set(place, reason))
    : new Map();
  return inTransaction(context, async (inside) => {
    const found = await lockImport(inside.db, supplier.id, id);
    // Another process has done this batch meanwhile, or somebody has cancelled the import.
    if (
      found === undefined ||
      found.position !== position ||
      found.state !== seen.state ||
      found.cancelWanted
    )
      return false;
    await lockImports(inside.db, supplier.id);
    const reason = `Importação de ${found.fileName}`;
    await setStockCause(inside, { cause: 'import', reason, staffId: found.staffId });
    const products = [...goods.values()].map(({ product }) => product);
    const skus = products.map(({ sku }) => sku);
    const before = bySku(await productsBySku(inside.db, supplier.id, skus));
    if (products.length > 0) await writeProducts(inside, products, fields, galleries);
    const after = await productsBySku(inside.db, supplier.id, skus);
    const changed = after.filter((one) => !isSame(before.get(one.sku), one));
    await addChanges(
      inside.db,
      changed.map((one) => changeOf(supplier.id, id, before.get(one.sku), one)),
    );
    await writeProblems(inside.db, supplier.id, id, problems);
    const inserted = changed.filter(({ sku }) => !before.has(sku)).length;
    await updateImport(inside.db, supplier.id, id, {
      position: last.place + 1,
      inserted: found.inserted + inserted,
      updated: found.updated + changed.length - inserted,
      unchanged: found.unchanged + after.length - changed.length,
      refused: found.refused + refused,
    });
    return true;
  });
}

const bySku = (rows: readonly KnownProduct[]): ReadonlyMap<string, KnownProduct> =>
  new Map(rows.map((row) => [row.sku, row]));

const isSame = (before: KnownProduct | undefined, after: KnownProduct): boolean =>
  before?.version === after.version && before.stock === after.stock;

function changeOf(
  supplierId: string,
  importId: string,
  before: KnownProduct | undefined,
  after: KnownProduct,
) {
  const productId: ProductId = after.id;
  const { version, stock } = after;
  if (before === undefined)
    return { supplierId, importId, productId, before: null, version, stockAfter: stock };
  const { id: _, sku: __, ...values } = before;
  return { supplierId, importId, productId, before: values, version, stockAfter: stock };
}
