import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { NotAPicture } from '#platform/pictures/picture-file.ts';
import { isPictureId, type PictureStore } from '#platform/pictures/picture-store.ts';

export type PictureProblem = 'is-an-address' | 'not-stored' | 'not-readable' | 'not-a-picture';

/** The id of the picture a line names: one that is stored already, or a file beside the product file, which is stored. */
export async function resolvePicture(
  store: PictureStore,
  file: string,
  named: string,
): Promise<Result<string, PictureProblem>> {
  if (/^[a-z]+:\/\//i.test(named)) return refuse('is-an-address');
  if (isPictureId(named))
    return (await store.open(named)) === undefined ? refuse('not-stored') : accept(named);
  const bytes = await readFile(resolve(dirname(file), named)).catch(() => undefined);
  if (bytes === undefined) return refuse('not-readable');
  try {
    return accept(await store.put(bytes));
  } catch (error) {
    if (error instanceof NotAPicture) return refuse('not-a-picture');
    throw error;
  }
}
