import { EMPTY_UUID, type SupplierId } from '#kernel/ids.ts';
import type { Context } from '#platform/db/context.ts';
import { inTransaction } from '#platform/db/context.ts';
import type { Db } from '#platform/db/database.ts';
import { newId } from '#platform/db/new-id.ts';
import type { ImportField } from '../../domain/import/import-fields.ts';
import type { ImportedProduct } from '../../domain/import/import-row.ts';
import { addGroupings } from '../filters/groupings.store.ts';
import { savePictureFacts, writePictures } from '../product-pictures/product-pictures.store.ts';
import { setStockCause } from '../stock/set-stock-cause.store.ts';
import { lockStock } from '../stock/stock.store.ts';
import { type Placed, placeProducts } from './categories-on-the-way.ts';
import { chooseSlugs, slugWishes } from './choose-slugs.ts';
import type { Galleries } from './find-galleries.ts';
import {
  inUse,
  lockImports,
  lockProducts,
  setStock,
  type UpsertRow,
  upsertProducts,
} from './import.store.ts';

export interface Written {
  readonly inserted: number;
  readonly updated: number;
}

/** Writes a batch in one transaction, all or nothing. SKUs must be distinct. */
export const writeBatch = (
  context: Context,
  batch: readonly ImportedProduct[],
  fields: ReadonlySet<ImportField>,
  galleries: Galleries,
): Promise<Written> =>
  inTransaction(context, async (inside) => {
    await lockImports(inside.db, inside.supplier.id);
    await setStockCause(inside, { cause: 'import' });
    return writeProducts(inside, batch, fields, galleries);
  });

/** The same in a transaction of the caller, who has locked imports and said why stock changes. */
export async function writeProducts(
  { db, supplier }: Context,
  batch: readonly ImportedProduct[],
  fields: ReadonlySet<ImportField>,
  galleries: Galleries,
): Promise<Written> {
  const named = batch.map(({ sku, name }) => ({ id: newId(), sku, name }));
  const used = await inUse(
    db,
    supplier.id,
    named.map(({ sku }) => sku),
    named.flatMap(slugWishes),
  );
  const known = new Map(used.map((product) => [product.sku, product]));
  // A file without categories makes none for products that have theirs.
  const moves = fields.has('category') || fields.has('subcategory');
  const placed = await placeProducts(
    db,
    supplier.id,
    batch.filter(({ sku }) => moves || !known.has(sku)),
  );
  const ids = [...known.values()].map(({ id }) => id);
  await lockProducts(db, supplier.id, ids);
  if (STOCK_FIELDS.some((field) => fields.has(field))) await lockStock(db, supplier.id, ids);
  const slugs = chooseSlugs(
    named.filter(({ sku }) => !known.has(sku)),
    new Set(used.map(({ slug }) => slug)),
  );
  const rows = batch.map((product, index) => {
    const { id, slug } = known.get(product.sku) ?? {
      id: named[index]?.id ?? newId(),
      slug: slugs.get(product.sku) ?? '',
    };
    const [picture] = galleries.get(product.sku) ?? [];
    return {
      ...rowOf(product, { id, slug }, moves || !known.has(product.sku) ? placed(product) : NOWHERE),
      picture: picture?.id ?? null,
    };
  });
  if (fields.has('groupings'))
    await addGroupings(
      db,
      supplier.id,
      batch.flatMap(({ groupings }) => groupings),
    );
  const written = await upsertProducts(db, supplier.id, rows, fields);
  if (fields.has('stock')) {
    const levels = rows.map((row, index) => [row.id, batch[index]?.stock] as const);
    await setStock(db, supplier.id, new Map(levels));
  }
  if (fields.has('picture')) await writeGalleries(db, supplier.id, rows, galleries);
  return written;
}

/** For a known product that stays in its category: the column is not written. */
const NOWHERE: Placed = { categoryId: EMPTY_UUID, rootCategoryId: EMPTY_UUID };

/** Fields that lead to a write of the stock row: stock, and the bounds from which a trigger computes the smallest order. */
const STOCK_FIELDS = ['stock', 'step', 'minimum', 'maximum'] as const;

async function writeGalleries(
  db: Db,
  supplierId: SupplierId,
  rows: readonly UpsertRow[],
  galleries: Galleries,
): Promise<void> {
  await savePictureFacts(db, [...galleries.values()].flat());
  const byProduct = rows.flatMap(({ id, sku }) => {
    const gallery = galleries.get(sku);
    return gallery === undefined
      ? []
      : [[id, gallery.map((picture) => ({ id: picture.id, alt: '' }))] as const];
  });
  await writePictures(db, supplierId, new Map(byProduct));
}

export const rowOf = (
  product: ImportedProduct,
  { id, slug }: { id: string; slug: string },
  { categoryId, rootCategoryId }: Placed,
): Omit<UpsertRow, 'picture'> => ({
  id,
  sku: product.sku,
  slug,
  name: product.name,
  brand: product.brand,
  description: product.description,
  unit: product.unit,
  ean: product.ean ?? null,
  category_id: categoryId,
  root_category_id: rootCategoryId,
  price: product.price,
  wholesale_price: product.wholesale?.price ?? null,
  wholesale_minimum: product.wholesale?.minimum ?? null,
  step: product.step,
  minimum: product.minimum,
  maximum: product.maximum ?? null,
  multiple: product.multiple,
  tags: product.tags,
  groupings: product.groupings.map(({ key }) => key),
  // The end of a UUIDv7 is random, so neighbouring cards get different background tones.
  ground: (Number.parseInt(id.slice(-2), 16) % 8) + 1,
  gift_wrap_price: product.giftWrapPrice ?? null,
  weight: product.weight ?? null,
  cost: product.cost ?? null,
  active: product.active,
});
