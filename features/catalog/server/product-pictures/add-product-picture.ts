import type { ProductId } from '#kernel/ids.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Context } from '#platform/db/context.ts';
import { type FetchProblem, fetchPicture } from '#platform/pictures/fetch-picture.ts';
import { type PictureFault, UnusablePicture } from '#platform/pictures/picture-file.ts';
import type { PictureStore, StoredPicture } from '#platform/pictures/picture-store.ts';
import { withPicture } from '../../domain/product-picture.ts';
import { changeGallery } from './change-gallery.ts';
import { storePicture } from './store-picture.ts';

export interface PicturePlace {
  readonly productId: ProductId;
  readonly alt?: string;
  /** From 0; the end if absent. */
  readonly position?: number;
}

export type AddPictureProblem = 'product-not-found' | 'too-many-pictures' | PictureFault;

/** Stores a picture and adds it to a product. If the product has it already, moves it and replaces its alt text. */
export async function addProductPicture(
  context: Context,
  pictures: PictureStore,
  { bytes, productId, alt = '', position }: PicturePlace & { readonly bytes: Uint8Array },
): Promise<Result<StoredPicture, AddPictureProblem>> {
  const stored = await saveGalleryPicture(context, pictures, bytes);
  if (!stored.ok) return stored;
  const added = await changeGallery(context, productId, (gallery) =>
    withPicture(gallery, { id: stored.value.id, alt }, position),
  );
  return added.ok ? stored : added;
}

/** Downloads a picture from a URL and adds it likewise. */
export async function addProductPictureByUrl(
  context: Context,
  pictures: PictureStore,
  { url, ...place }: PicturePlace & { readonly url: string },
): Promise<Result<StoredPicture, AddPictureProblem | FetchProblem>> {
  const fetched = await fetchPicture(url);
  return fetched.ok ? addProductPicture(context, pictures, { ...place, bytes: fetched.value }) : fetched;
}

const saveGalleryPicture = (
  { db }: Context,
  pictures: PictureStore,
  bytes: Uint8Array,
): Promise<Result<StoredPicture, PictureFault>> =>
  storePicture(db, pictures, bytes).then(accept, (error: unknown) => {
    if (error instanceof UnusablePicture) return refuse(error.fault);
    throw error;
  });
