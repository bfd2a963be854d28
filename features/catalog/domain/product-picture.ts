/** The pictures of a product; lists show the first. Spec 3, product with details. */
import { accept, type Result, refuse } from '#kernel/result.ts';

/** Properties of a stored picture, independent of the product. */
export interface PictureFacts {
  /** Id of a stored picture. */
  readonly id: string;
  /** In pixels, after rotation. */
  readonly width: number;
  readonly height: number;
  /** A blurred preview of a few bytes as a `data:` URL; absent if the picture is transparent. */
  readonly placeholder?: string;
}

export interface ProductPicture extends PictureFacts {
  /** Alternative text; empty: the product's name is used. */
  readonly alt: string;
}

export type GalleryPicture = Pick<ProductPicture, 'id' | 'alt'>;

/** As many as a gallery can show in a row of thumbnails. */
export const MAX_PICTURES = 12;

/** Inserts the picture at `position`, by default at the end; a picture that is there already is moved. */
export function withPicture(
  gallery: readonly GalleryPicture[],
  picture: GalleryPicture,
  position = MAX_PICTURES,
): Result<readonly GalleryPicture[], 'too-many-pictures'> {
  const others = gallery.filter(({ id }) => id !== picture.id);
  if (others.length >= MAX_PICTURES) return refuse('too-many-pictures');
  return accept(others.toSpliced(position, 0, picture));
}

export function withoutPicture(
  gallery: readonly GalleryPicture[],
  id: string,
): Result<readonly GalleryPicture[], 'picture-not-there'> {
  const others = gallery.filter((picture) => picture.id !== id);
  return others.length === gallery.length ? refuse('picture-not-there') : accept(others);
}

/** Reorders the gallery; the ids must be all of its pictures, each once. */
export function reordered(
  gallery: readonly GalleryPicture[],
  ids: readonly string[],
): Result<readonly GalleryPicture[], 'picture-not-there'> {
  const known = new Map(gallery.map((picture) => [picture.id, picture]));
  const ordered = [...new Set(ids)].flatMap((id) => known.get(id) ?? []);
  return ordered.length === gallery.length && ids.length === gallery.length
    ? accept(ordered)
    : refuse('picture-not-there');
}
