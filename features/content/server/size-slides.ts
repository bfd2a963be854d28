import type { Context } from '#platform/db/context.ts';
import type { Slide, StoredPicture } from '../domain/carousels/carousel.ts';
import { pagePictures } from './page-pictures.store.ts';

/** Finds the shop's pictures by their ids. */
export type StoredPictureFinder = (id: string) => StoredPicture | undefined;

export async function storedPictureFinder(
  { db, supplier }: Context,
  ids: readonly string[],
): Promise<StoredPictureFinder> {
  const found = await pagePictures(db, supplier.id, [...new Set(ids)]);
  const byId = new Map(found.map(({ id, width, height }) => [id, { id, width, height }]));
  return (id) => byId.get(id);
}

/** The slides with the sizes of their pictures; undefined if one is no picture of the shop's pages. */
export async function sizeSlides(
  context: Context,
  slides: readonly Slide<string>[],
): Promise<readonly Slide[] | undefined> {
  const ids = slides.flatMap(({ picture, phonePicture }) => [
    picture,
    ...(phonePicture === undefined ? [] : [phonePicture]),
  ]);
  const pictureOf = await storedPictureFinder(context, ids);
  const sized = slides.flatMap(({ picture, phonePicture, ...rest }): Slide[] => {
    const wide = pictureOf(picture);
    const narrow = phonePicture === undefined ? undefined : pictureOf(phonePicture);
    if (wide === undefined || (phonePicture !== undefined && narrow === undefined)) return [];
    return [{ ...rest, picture: wide, ...(narrow === undefined ? {} : { phonePicture: narrow }) }];
  });
  return sized.length === slides.length ? sized : undefined;
}
