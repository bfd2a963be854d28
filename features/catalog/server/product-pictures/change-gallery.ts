import { recordChange } from '#features/accounts/server/audit/record-change.ts';
import type { ProductId } from '#kernel/ids.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import { type GalleryPicture, reordered, withoutPicture } from '../../domain/product-picture.ts';
import { lockGallery, writePictures } from './product-pictures.store.ts';

type Gallery = readonly GalleryPicture[];

/** Changes a product's gallery while its row is locked, so that concurrent changes are not lost. Staff changes are audited. */
export const changeGallery = <Refusal>(
  context: Context,
  productId: ProductId,
  change: (gallery: Gallery) => Result<Gallery, Refusal>,
): Promise<Result<void, Refusal | 'product-not-found'>> =>
  inTransaction(context, async (inside) => {
    const { db, supplier, actor } = inside;
    const gallery = await lockGallery(db, supplier.id, productId);
    if (gallery === undefined) return refuse('product-not-found');
    const changed = change(gallery);
    if (!changed.ok) return changed;
    await writePictures(db, supplier.id, new Map([[productId, changed.value]]));
    if (actor.kind === 'staff' && !isSame(gallery, changed.value)) {
      const pictures = { before: { pictures: gallery }, after: { pictures: changed.value } };
      const change = { action: 'product.pictures-changed', subjectId: productId, ...pictures } as const;
      await recordChange({ ...inside, actor }, change);
    }
    return accept(undefined);
  });

const isSame = (one: Gallery, other: Gallery): boolean =>
  one.length === other.length &&
  one.every(({ id, alt }, at) => other[at]?.id === id && other[at]?.alt === alt);

/** Removes a picture from a product. Its bytes stay while other products or past orders show it. */
export const removeProductPicture = (
  context: Context,
  { productId, pictureId }: { readonly productId: ProductId; readonly pictureId: string },
): Promise<Result<void, 'product-not-found' | 'picture-not-there'>> =>
  changeGallery(context, productId, (gallery) => withoutPicture(gallery, pictureId));

/** Reorders a product's pictures; the ids must be all of them, each once. */
export const reorderProductPictures = (
  context: Context,
  { productId, pictureIds }: { readonly productId: ProductId; readonly pictureIds: readonly string[] },
): Promise<Result<void, 'product-not-found' | 'picture-not-there'>> =>
  changeGallery(context, productId, (gallery) => reordered(gallery, pictureIds));

interface Description {
  readonly productId: ProductId;
  readonly pictureId: string;
  /** Empty: the product's name is used as alternative text. */
  readonly alt: string;
}

/** Changes the alternative text of a product's picture. */
export const describeProductPicture = (
  context: Context,
  { productId, pictureId, alt }: Description,
): Promise<Result<void, 'product-not-found' | 'picture-not-there'>> =>
  changeGallery(context, productId, (gallery) =>
    gallery.some(({ id }) => id === pictureId)
      ? accept(gallery.map((picture) => (picture.id === pictureId ? { ...picture, alt } : picture)))
      : refuse('picture-not-there'),
  );
