/** The sizes of pictures, made when first asked for and kept on this machine's disk. */
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readIfThere, writeWhole } from '../process/whole-file.ts';
import type { PictureStore } from './picture-store.ts';
import {
  madeWidth,
  type PictureFormat,
  pictureName,
  renderPicture,
  type SizedPicture,
} from './sized-picture.ts';
import { Overloaded, workLimit } from './work-limit.ts';

export interface PictureSizesOptions {
  readonly store: PictureStore;
  /** Where sizes that were made are kept; may be emptied at any time. */
  readonly cacheDir: string;
  /** Told of work that nobody waits for. */
  readonly onError: (error: unknown) => void;
}

export interface ReadyPicture {
  readonly bytes: Uint8Array;
  /** May differ from the one asked for. */
  readonly format: PictureFormat;
}

export interface PictureSizes {
  /**
   * A size of a picture; undefined where no picture has the id. AVIF takes ten times as long to make as WebP, so nobody
   * waits for it: until it is ready the same picture comes as WebP. Throws Overloaded.
   */
  get(wanted: SizedPicture): Promise<ReadyPicture | undefined>;
  /** Makes the sizes that shoppers will soon ask for, while nobody waits. */
  prepare(id: string): void;
  /** Forgets every size that was made of a picture. */
  forget(id: string): Promise<void>;
}

/** What tiles and the product's page ask for on phones and on screens. */
const LIKELY_WIDTHS = [320, 480, 640, 960];

export function pictureSizes({ store, cacheDir, onError }: PictureSizesOptions): PictureSizes {
  const limited = workLimit({ running: 2, waiting: 200 });
  // One AVIF at a time, in one of the two places: the other stays for what somebody waits for.
  const oneByOne = workLimit({ running: 1, waiting: 1_000 });
  const inMaking = new Map<string, Promise<Uint8Array | undefined>>();

  const pathOf = (wanted: SizedPicture): string => {
    const name = pictureName(wanted);
    return join(cacheDir, name.slice(0, 2), name);
  };

  const make = async (wanted: SizedPicture): Promise<Uint8Array | undefined> => {
    const original = await store.open(wanted.id);
    if (original === undefined) return undefined;
    // Wider than the original are all the same picture.
    const real = { ...wanted, width: await madeWidth(original, wanted.width) };
    const known = real.width === wanted.width ? undefined : await readIfThere(pathOf(real));
    const bytes = known ?? (await limited(() => renderPicture(original, real)));
    for (const path of new Set([pathOf(real), pathOf(wanted)])) await writeWhole(path, bytes);
    return bytes;
  };

  /** Many may ask for a new picture at once; it is made once. */
  const once = (
    wanted: SizedPicture,
    work: () => Promise<Uint8Array | undefined>,
  ): Promise<Uint8Array | undefined> => {
    const path = pathOf(wanted);
    const running = inMaking.get(path);
    if (running !== undefined) return running;
    const made = work().finally(() => inMaking.delete(path));
    inMaking.set(path, made);
    return made;
  };

  const readOrMake = async (wanted: SizedPicture): Promise<Uint8Array | undefined> =>
    (await readIfThere(pathOf(wanted))) ?? (await once(wanted, () => make(wanted)));

  const makeLater = (wanted: SizedPicture): void => {
    once(wanted, () => oneByOne(() => make(wanted))).catch((error: unknown) => {
      // Left out under load: whoever asks next asks for it again.
      if (!(error instanceof Overloaded)) onError(error);
    });
  };

  return {
    async get(wanted) {
      if (wanted.format !== 'avif') return ready(await readOrMake(wanted), wanted.format);
      const kept = await readIfThere(pathOf(wanted));
      if (kept !== undefined) return ready(kept, 'avif');
      const meanwhile = await readOrMake({ ...wanted, format: 'webp' });
      if (meanwhile !== undefined) makeLater(wanted);
      return ready(meanwhile, 'webp');
    },
    prepare(id) {
      for (const width of LIKELY_WIDTHS) makeLater({ id, width, format: 'avif' });
    },
    async forget(id) {
      const folder = join(cacheDir, id.slice(0, 2));
      const names = await readdir(folder).catch(() => []);
      const ofPicture = names.filter((name) => name.startsWith(`${id}-`));
      await Promise.all(ofPicture.map((name) => rm(join(folder, name), { force: true })));
    },
  };
}

const ready = (bytes: Uint8Array | undefined, format: PictureFormat): ReadyPicture | undefined =>
  bytes === undefined ? undefined : { bytes, format };

/** A store whose new pictures are made in their likely sizes at once, and whose removed ones leave no size behind. */
export const preparing = (store: PictureStore, sizes: PictureSizes): PictureStore => ({
  ...store,
  async put(bytes) {
    const stored = await store.put(bytes);
    sizes.prepare(stored.id);
    return stored;
  },
  async remove(id) {
    await store.remove(id);
    await sizes.forget(id);
  },
});
