import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Db } from '#platform/db/database.ts';
import { fetchPicture } from '#platform/pictures/fetch-picture.ts';
import { UnusablePicture } from '#platform/pictures/picture-file.ts';
import { isPictureId, type PictureStore, type StoredPicture } from '#platform/pictures/picture-store.ts';
import { concurrencyLimit } from '#platform/process/concurrency-limit.ts';
import type { PictureProblem } from '../../domain/import/picture-problem.ts';
import { storePicture } from '../product-pictures/store-picture.ts';

export type FoundPicture = Result<StoredPicture, PictureProblem>;
export type FetchFrom = (address: string) => Promise<Result<Uint8Array, PictureProblem>>;
export type PictureFinder = (named: string) => Promise<FoundPicture>;

/** Concurrent downloads: enough to hide a slow site, few enough not to overload it. */
const AT_ONCE = 6;

/**
 * Finds and stores the picture that a product file names: the id of a stored picture, a file relative to the product
 * file, or a URL. Each name is fetched once per run, also if it failed.
 */
export function pictureFinder({
  db,
  pictures,
  file,
  fetchFrom = fetchPicture,
}: {
  readonly db: Db;
  readonly pictures: PictureStore;
  /** Absent: only stored pictures and URLs, for files that somebody uploaded. */
  readonly file?: string;
  readonly fetchFrom?: FetchFrom;
}): PictureFinder {
  const limited = concurrencyLimit({ maxRunning: AT_ONCE });
  const known = new Map<string, Promise<FoundPicture>>();

  const bytesOf = async (named: string): Promise<Result<Uint8Array, PictureProblem>> => {
    if (/^[a-z][a-z\d+.-]*:\/\//i.test(named)) return fetchFrom(named);
    const bytes = isPictureId(named)
      ? await pictures.open(named)
      : file === undefined
        ? undefined
        : await readFile(resolve(dirname(file), named)).catch(() => undefined);
    if (bytes !== undefined) return accept(bytes);
    return refuse(isPictureId(named) ? 'not-stored' : 'not-readable');
  };
  const find = async (named: string): Promise<FoundPicture> => {
    const bytes = await bytesOf(named);
    if (!bytes.ok) return bytes;
    try {
      return accept(await storePicture(db, pictures, bytes.value));
    } catch (error) {
      if (error instanceof UnusablePicture) return refuse(error.fault);
      throw error;
    }
  };
  return (named) => {
    const found = known.get(named) ?? limited(() => find(named));
    known.set(named, found);
    return found;
  };
}
