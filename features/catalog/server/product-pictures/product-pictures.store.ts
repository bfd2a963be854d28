/** The pictures of products. `writePictures` is the only writer, so `products.picture` is always the first of them. */
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { ProductId, SupplierId } from '#kernel/ids.ts';
import { cachedQuery } from '#platform/db/cache/cached-query.ts';
import { type Db, prepared } from '#platform/db/database.ts';
import type { GalleryPicture, PictureFacts, ProductPicture } from '../../domain/product-picture.ts';
import { products } from '../products/catalog.tables.ts';
import { pictureFacts, productPictures } from './product-pictures.tables.ts';

/** Assumed width and height, in pixels, of pictures stored before sizes were measured. */
const UNMEASURED = 640;

const selectPictures = prepared((db) =>
  db
    .select({
      id: productPictures.pictureId,
      alt: productPictures.alt,
      width: pictureFacts.width,
      height: pictureFacts.height,
      placeholder: pictureFacts.placeholder,
    })
    .from(productPictures)
    .leftJoin(pictureFacts, eq(pictureFacts.id, productPictures.pictureId))
    .where(
      and(
        eq(productPictures.supplierId, sql.placeholder('supplierId')),
        eq(productPictures.productId, sql.placeholder('productId')),
      ),
    )
    .orderBy(asc(productPictures.position))
    .prepare('product_pictures_of'),
);

/** Every picture of a product, the list picture first, uncached. For code that changes them. */
export async function storedPicturesOf(
  db: Db,
  supplierId: SupplierId,
  productId: ProductId,
): Promise<ProductPicture[]> {
  const rows = await selectPictures(db).execute({ supplierId, productId });
  return rows.map(({ id, alt, width, height, placeholder }) => ({
    id,
    alt,
    width: width ?? UNMEASURED,
    height: height ?? UNMEASURED,
    ...(placeholder === null ? {} : { placeholder }),
  }));
}

/** Every picture of a product, cached: for shoppers, who may see them slightly out of date. */
export const picturesOf = cachedQuery('product_pictures', storedPicturesOf);

/** The gallery of a product, with the product row locked until the transaction ends; undefined without such a product. */
export async function lockGallery(
  db: Db,
  supplierId: SupplierId,
  productId: ProductId,
): Promise<GalleryPicture[] | undefined> {
  const found = await db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.supplierId, supplierId), eq(products.id, productId)))
    .for('update');
  if (found.length === 0) return undefined;
  return await db
    .select({ id: productPictures.pictureId, alt: productPictures.alt })
    .from(productPictures)
    .where(and(eq(productPictures.supplierId, supplierId), eq(productPictures.productId, productId)))
    .orderBy(asc(productPictures.position));
}

/**
 * Replaces the pictures of each given product; galleries that are already equal are not written. Must run in a
 * transaction; a fixed number of statements.
 */
export async function writePictures(
  db: Db,
  supplierId: SupplierId,
  wanted: ReadonlyMap<ProductId, readonly GalleryPicture[]>,
): Promise<void> {
  const galleries = await changedGalleries(db, supplierId, wanted);
  const productIds = [...galleries.keys()];
  if (productIds.length === 0) return;
  await db
    .delete(productPictures)
    .where(and(eq(productPictures.supplierId, supplierId), inArray(productPictures.productId, productIds)));
  const rows = [...galleries].flatMap(([product_id, gallery]) =>
    gallery.map(({ id, alt }, position) => ({ product_id, position, picture_id: id, alt })),
  );
  await db.execute(sql`
    insert into ${productPictures} (supplier_id, product_id, position, picture_id, alt)
    select ${supplierId}::uuid, product_id, position, picture_id, alt from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as row (product_id uuid, position smallint, picture_id text, alt text)`);
  const firsts = [...galleries].map(([id, gallery]) => ({ id, picture: gallery[0]?.id ?? null }));
  await db.execute(sql`
    update ${products} set picture = news.picture, updated_at = now()
    from jsonb_to_recordset(${JSON.stringify(firsts)}::jsonb) as news (id uuid, picture text)
    where ${products.supplierId} = ${supplierId} and ${products.id} = news.id
      and ${products.picture} is distinct from news.picture`);
}

async function changedGalleries(
  db: Db,
  supplierId: SupplierId,
  wanted: ReadonlyMap<ProductId, readonly GalleryPicture[]>,
): Promise<Map<ProductId, readonly GalleryPicture[]>> {
  if (wanted.size === 0) return new Map();
  const rows = await db
    .select({ productId: productPictures.productId, id: productPictures.pictureId, alt: productPictures.alt })
    .from(productPictures)
    .where(
      and(eq(productPictures.supplierId, supplierId), inArray(productPictures.productId, [...wanted.keys()])),
    )
    .orderBy(asc(productPictures.position));
  const stored = Map.groupBy(rows, ({ productId }) => productId);
  const isUnchanged = ([id, gallery]: readonly [ProductId, readonly GalleryPicture[]]): boolean => {
    const before = stored.get(id) ?? [];
    return (
      before.length === gallery.length &&
      gallery.every(
        (picture, index) => picture.id === before[index]?.id && picture.alt === before[index]?.alt,
      )
    );
  };
  return new Map([...wanted].filter((one) => !isUnchanged(one)));
}

/** Stores picture facts before the picture is referenced. Known facts stay, because a picture never changes. */
export async function savePictureFacts(db: Db, facts: readonly PictureFacts[]): Promise<void> {
  if (facts.length === 0) return;
  const rows = facts.map(({ id, width, height, placeholder = null }) => ({ id, width, height, placeholder }));
  await db.execute(sql`
    insert into ${pictureFacts} (id, width, height, placeholder)
    select distinct on (id) id, width, height, placeholder from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as row (id text, width integer, height integer, placeholder text)
    order by id
    on conflict (id) do update set unnamed_since = null where ${pictureFacts.unnamedSince} is not null`);
}
