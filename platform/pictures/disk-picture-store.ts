import { createHash } from 'node:crypto';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { checkPicture } from './picture-file.ts';
import { isPictureId, type PictureStore } from './picture-store.ts';
import { readIfThere, writeWhole } from './whole-file.ts';

/** Keeps originals in a folder of this machine, named by the hash of their content. */
export function diskPictureStore(folder: string): PictureStore {
  // 256 folders, so that none grows too long to list.
  const pathOf = (id: string): string => join(folder, id.slice(0, 2), id);
  return {
    async put(bytes) {
      const id = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
      const path = pathOf(id);
      if (await isThere(path)) return id;
      await checkPicture(bytes);
      await writeWhole(path, bytes);
      return id;
    },
    async open(id) {
      return isPictureId(id) ? readIfThere(pathOf(id)) : undefined;
    },
  };
}

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
