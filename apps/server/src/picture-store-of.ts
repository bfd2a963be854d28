import { join } from 'node:path';
import { diskPictureStore } from '#platform/pictures/disk-picture-store.ts';
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
