import { join } from 'node:path';
import { diskPictureStore } from '#platform/pictures/disk-picture-store.ts';
import { type PictureSizes, pictureSizes, preparing } from '#platform/pictures/picture-sizes.ts';
import type { PictureStore } from '#platform/pictures/picture-store.ts';
import { s3PictureStore } from '#platform/pictures/s3-picture-store.ts';
import type { Settings } from './settings.ts';

const originals = (dataDir: string): string => join(dataDir, 'pictures');
/** A cache of resized pictures: may be emptied at any time. */
export const sizesFolder = (dataDir: string): string => join(dataDir, 'picture-sizes');
export const pictureFolders = (dataDir: string): readonly string[] => [
  originals(dataDir),
  sizesFolder(dataDir),
];

/** Originals are stored in the configured bucket, or else in the data folder. */
export const pictureStoreOf = ({
  dataDir,
  objectStorage,
}: Pick<Settings, 'dataDir'> & Partial<Pick<Settings, 'objectStorage'>>): PictureStore =>
  objectStorage === undefined ? diskPictureStore(originals(dataDir)) : s3PictureStore(objectStorage);

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
