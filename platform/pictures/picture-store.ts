/** Where original pictures are kept, whichever disk or service holds their bytes. */
import { createHash } from 'node:crypto';
import { measureApart } from './measure-apart.ts';
import type { MeasuredPicture } from './picture-file.ts';

export interface StoredPicture extends MeasuredPicture {
  /** The same bytes always have the same id. */
  readonly id: string;
}

export interface PictureStore {
  /** Keeps a picture. Throws UnusablePicture. */
  put(bytes: Uint8Array): Promise<StoredPicture>;
  /** The bytes, or undefined where no picture has this id. */
  open(id: string): Promise<Uint8Array | undefined>;
  /** Puts the bytes of a stored picture back, should somebody have removed them since. */
  keep(id: string, bytes: Uint8Array): Promise<void>;
  /** Forgets the bytes, if there are any. */
  remove(id: string): Promise<void>;
}

/** Bytes by name; the names are ids that were checked. */
export interface Originals {
  has(id: string): Promise<boolean>;
  put(id: string, bytes: Uint8Array): Promise<void>;
  open(id: string): Promise<Uint8Array | undefined>;
  remove(id: string): Promise<void>;
}

export function pictureStore(originals: Originals): PictureStore {
  const keep = async (id: string, bytes: Uint8Array): Promise<void> => {
    if (!(await originals.has(id))) await originals.put(id, bytes);
  };
  return {
    async put(bytes) {
      const id = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
      const measured = await measureApart(bytes);
      await keep(id, bytes);
      return { id, ...measured };
    },
    keep,
    async open(id) {
      return isPictureId(id) ? originals.open(id) : undefined;
    },
    async remove(id) {
      if (isPictureId(id)) await originals.remove(id);
    },
  };
}

const pictureId = /^[0-9a-f]{32}$/;

/** The only names that ever reach a disk: no path can be spelt with them. */
export const isPictureId = (text: string): boolean => pictureId.test(text);
