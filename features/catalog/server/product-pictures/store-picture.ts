import type { Db } from '#platform/db/database.ts';
import type { PictureStore, StoredPicture } from '#platform/pictures/picture-store.ts';
import { savePictureFacts } from './product-pictures.store.ts';

/**
 * Stores a picture that is about to be referenced. Once its facts are stored, no job removes its bytes; bytes that a job
 * has just removed are written again. Throws UnusablePicture.
 */
export async function storePicture(
  db: Db,
  pictures: PictureStore,
  bytes: Uint8Array,
): Promise<StoredPicture> {
  const stored = await pictures.put(bytes);
  await savePictureFacts(db, [stored]);
  await pictures.store(stored.id, bytes);
  return stored;
}
