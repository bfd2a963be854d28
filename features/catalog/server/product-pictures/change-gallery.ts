import { recordChange } from '#features/accounts/server/audit/record-change.ts';
import type { ProductId } from '#kernel/ids.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import type { GalleryPicture } from '../../domain/product-picture.ts';
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
