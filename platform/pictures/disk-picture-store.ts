import { access, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readIfThere, writeWhole } from '../process/whole-file.ts';
import { type Originals, type PictureStore, pictureStore } from './picture-store.ts';

/** Stores original pictures in a local folder, named by the hash of their content. */
export const diskPictureStore = (folder: string): PictureStore => pictureStore(diskOriginals(folder));

export function diskOriginals(folder: string): Originals {
  // 256 subfolders, so that none grows too long to list.
  const pathOf = (id: string): string => join(folder, id.slice(0, 2), id);
  return {
    has: (id) =>
      access(pathOf(id)).then(
        () => true,
        () => false,
      ),
    put: (id, bytes) => writeWhole(pathOf(id), bytes),
    open: (id) => readIfThere(pathOf(id)),
    remove: (id) => rm(pathOf(id), { force: true }),
  };
}
