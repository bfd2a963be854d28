import type { Context } from '#platform/db/context.ts';
import { reasonText } from '../../contract/import/import-texts.ts';
import type { ImportedProduct } from '../../domain/import/import-row.ts';
import { differs } from '../../domain/sheet-import/differs.ts';
import { fieldsOf, productOfLine } from '../../domain/sheet-import/read-line.ts';
import type { ColumnMapping, DryRun } from '../../domain/sheet-import/sheet-import.ts';
import { categoryPathOf } from '../import/categories-on-the-way.ts';
import { COLUMNS_OF, categoryIds } from '../import/import.store.ts';
import { rowOf } from '../import/write-batch.ts';
import { productsBySku } from './import-changes.store.ts';
import { forgetProblems, rowsFrom, writeProblems } from './sheet-imports.store.ts';

/** Between two batches other requests are served. */
const BATCH = 500;
/** More names are not read by anybody. */
const MAX_CATEGORIES = 200;

/** Counts what an import would do, and stores the problem of each line; no product is written. */
export async function dryRun(context: Context, importId: string, mapping: ColumnMapping): Promise<DryRun> {
  const { db, supplier } = context;
  await forgetProblems(db, supplier.id, importId);
  const counts = { inserted: 0, updated: 0, unchanged: 0, refused: 0 };
  const categories = new Map<string, string>();
  const seen = new Set<string>();
  for (let place = 0; ; ) {
    const rows = await rowsFrom(db, supplier.id, importId, place, BATCH);
    const last = rows.at(-1);
    if (last === undefined) break;
    place = last.place + 1;
    const problems = new Map<number, string>();
    const goods = new Map<string, ImportedProduct>();
    for (const { place: at, cells } of rows) {
      const read = productOfLine(cells, mapping);
      if (read.ok) goods.set(read.value.sku, read.value);
      else problems.set(at, read.refusal.map(reasonText).join('; '));
    }
    counts.refused += problems.size;
    await writeProblems(db, supplier.id, importId, problems);
    await compare(context, [...goods.values()], mapping, { counts, categories, seen });
  }
  return { ...counts, newCategories: [...categories.values()].slice(0, MAX_CATEGORIES) };
}

interface Tally {
  readonly counts: { inserted: number; updated: number; unchanged: number };
  /** New categories by path. */
  readonly categories: Map<string, string>;
  /** Codes of earlier batches. */
  readonly seen: Set<string>;
}

async function compare(
  { db, supplier }: Context,
  goods: readonly ImportedProduct[],
  mapping: ColumnMapping,
  { counts, categories, seen }: Tally,
): Promise<void> {
  const fresh = goods.filter(({ sku }) => !seen.has(sku));
  for (const { sku } of fresh) seen.add(sku);
  const known = new Map(
    (
      await productsBySku(
        db,
        supplier.id,
        fresh.map(({ sku }) => sku),
      )
    ).map((one) => [one.sku, one]),
  );
  const fields = fieldsOf(mapping);
  const moves = fields.has('category') || fields.has('subcategory');
  const placing = fresh.filter(({ sku }) => moves || !known.has(sku));
  const paths = new Map(placing.map((product) => [categoryPathOf(product), product]));
  const placed = await categoryIds(db, supplier.id, [...paths.keys()]);
  for (const [path, { category, subcategory }] of paths)
    if (!placed.has(path))
      categories.set(path, subcategory === '' ? category : `${category} › ${subcategory}`);
  const columns = [...new Set([...fields].flatMap((field) => COLUMNS_OF[field] ?? []))];
  for (const product of fresh) {
    const before = known.get(product.sku);
    if (before === undefined) {
      counts.inserted += 1;
      continue;
    }
    const categoryId = placed.get(categoryPathOf(product)) ?? '';
    // The root follows from the category, so it is not compared.
    const place = { categoryId, rootCategoryId: before.root_category_id };
    const after = rowOf(product, { id: before.id, slug: '' }, place);
    const stock = fields.has('stock') ? (product.stock ?? null) : before.stock;
    if (differs(before, after, columns) || stock !== before.stock) counts.updated += 1;
    else counts.unchanged += 1;
  }
}
