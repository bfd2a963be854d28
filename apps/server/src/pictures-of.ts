import { type PictureSizes, pictureSizes, preparing } from '#platform/pictures/picture-sizes.ts';
import type { PictureStore } from '#platform/pictures/picture-store.ts';
import { pictureStoreOf, sizesFolder } from './picture-store-of.ts';
import type { Settings } from './settings.ts';

export type PictureSettings = Parameters<typeof pictureStoreOf>[0] & Pick<Settings, 'dataDir'>;

interface Pictures {
  /** Storing a picture also generates its usual sizes; removing it deletes them. */
  readonly pictures: PictureStore;
  readonly sizes: PictureSizes;
}

export function openPictures(settings: PictureSettings, onError: (error: unknown) => void): Pictures {
  const store = pictureStoreOf(settings);
  const sizes = pictureSizes({ store, cacheDir: sizesFolder(settings.dataDir), onError });
  return { pictures: preparing(store, sizes), sizes };
}
