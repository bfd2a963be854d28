/** Stores original pictures, on disk or in a bucket. */
import { createHash } from 'node:crypto';
import { measureApart } from './measure-apart.ts';
import type { MeasuredPicture } from './picture-file.ts';

export interface StoredPicture extends MeasuredPicture {
  /** Derived from the content: the same bytes always have the same id. */
  readonly id: string;
}

export interface PictureStore {
  /** Measures and stores a picture. Throws UnusablePicture. */
  put(bytes: Uint8Array): Promise<StoredPicture>;
  /** The bytes, or undefined if no picture has this id. */
  open(id: string): Promise<Uint8Array | undefined>;
  /** Stores the bytes of a known picture again, in case they were removed since. */
  store(id: string, bytes: Uint8Array): Promise<void>;
  /** Deletes the bytes, if there are any. */
  remove(id: string): Promise<void>;
}

/** Bytes by id; the caller has validated the ids. */
export interface Originals {
  has(id: string): Promise<boolean>;
  put(id: string, bytes: Uint8Array): Promise<void>;
  open(id: string): Promise<Uint8Array | undefined>;
  remove(id: string): Promise<void>;
}

export function pictureStore(originals: Originals): PictureStore {
  const store = async (id: string, bytes: Uint8Array): Promise<void> => {
    if (!(await originals.has(id))) await originals.put(id, bytes);
  };
  return {
    async put(bytes) {
      const id = pictureIdOf(bytes);
      const measured = await measureApart(bytes);
      await store(id, bytes);
      return { id, ...measured };
    },
    store,
    async open(id) {
      return isPictureId(id) ? originals.open(id) : undefined;
    },
    async remove(id) {
      if (isPictureId(id)) await originals.remove(id);
    },
  };
}

export const pictureIdOf = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 32);

const pictureId = /^[0-9a-f]{32}$/;

/** Only such ids reach the disk: no path can be spelt with them. */
export const isPictureId = (text: string): boolean => pictureId.test(text);
