import { join } from 'node:path';
import { diskPictureStore } from '#platform/pictures/disk-picture-store.ts';
import type { PictureStore } from '#platform/pictures/picture-store.ts';
import { s3PictureStore } from '#platform/pictures/s3-picture-store.ts';
import type { Settings } from './settings.ts';

/** Originals lie in the bucket that the settings name, or else in the data folder. */
export const pictureStoreOf = ({
  dataDir,
  objectStorage,
}: Pick<Settings, 'dataDir'> & Partial<Pick<Settings, 'objectStorage'>>): PictureStore =>
  objectStorage === undefined ? diskPictureStore(join(dataDir, 'pictures')) : s3PictureStore(objectStorage);
