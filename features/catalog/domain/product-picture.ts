/** The pictures of a product, first the one that lists show. Spec 3, product with details. */
import { accept, type Result, refuse } from '#kernel/result.ts';

/** What a stored picture is, whoever shows it. */
export interface PictureFacts {
  /** Id of a stored picture. */
  readonly id: string;
  /** In pixels, as it is seen. */
  readonly width: number;
  readonly height: number;
  /** A blurred picture of a few bytes as a `data:` address; absent where the picture lets its ground shine through. */
  readonly placeholder?: string;
}

export interface ProductPicture extends PictureFacts {
  /** Empty where nobody wrote one: the product's name speaks for it. */
  readonly alt: string;
}

/** A picture's place in a product's gallery. */
export type GalleryPicture = Pick<ProductPicture, 'id' | 'alt'>;

/** As many as a gallery can show in a row of thumbnails. */
export const MOST_PICTURES = 12;

/** With this picture at its place, the end where none is named; one that is there already moves. */
export function withPicture(
  gallery: readonly GalleryPicture[],
  picture: GalleryPicture,
  position = MOST_PICTURES,
): Result<readonly GalleryPicture[], 'too-many-pictures'> {
  const others = gallery.filter(({ id }) => id !== picture.id);
  if (others.length >= MOST_PICTURES) return refuse('too-many-pictures');
  return accept(others.toSpliced(position, 0, picture));
}

export function withoutPicture(
  gallery: readonly GalleryPicture[],
  id: string,
): Result<readonly GalleryPicture[], 'picture-not-there'> {
  const others = gallery.filter((picture) => picture.id !== id);
  return others.length === gallery.length ? refuse('picture-not-there') : accept(others);
}

/** In the order of these ids, which must be all of the gallery's, each once. */
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
