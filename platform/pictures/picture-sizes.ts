/** Resized pictures, generated on first request and cached on this machine's disk. */
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { concurrencyLimit, Overloaded } from '../process/concurrency-limit.ts';
import { readIfThere, writeWhole } from '../process/whole-file.ts';
import type { PictureStore } from './picture-store.ts';
import {
  madeWidth,
  type PictureFormat,
  pictureName,
  renderPicture,
  type SizedPicture,
} from './sized-picture.ts';

export interface PictureSizesOptions {
  readonly store: PictureStore;
  /** The cache folder; may be emptied at any time. */
  readonly cacheDir: string;
  /** Reports failures of background work. */
  readonly onError: (error: unknown) => void;
}

export interface ReadyPicture {
  readonly bytes: Uint8Array;
  /** May differ from the requested format. */
  readonly format: PictureFormat;
}

export interface PictureSizes {
  /**
   * A picture in a size; undefined if no picture has the id. AVIF takes ten times as long to generate as WebP, so no request
   * waits for it: until it is ready the picture is returned as WebP. Throws Overloaded.
   */
  get(wanted: SizedPicture): Promise<ReadyPicture | undefined>;
  /**
   * Another picture made of a stored one or of nothing, such as an icon; undefined if `make` finds none. `name` determines its
   * content, and begins with the id of the picture that it is made of. Throws Overloaded.
   */
  derived(name: string, make: () => Promise<Uint8Array | undefined>): Promise<Uint8Array | undefined>;
  /** Generates the sizes that shoppers will soon request, in the background. */
  prepare(id: string): void;
  /** Deletes every cached size of a picture. */
  forget(id: string): Promise<void>;
}

/** No path can be spelt with it. */
const DERIVED = /^[\w-]{3,80}\.png$/;

/** Widths that product tiles and pages request on phones and desktops. Pixels. */
const LIKELY_WIDTHS = [320, 480, 640, 960];

export function pictureSizes({ store, cacheDir, onError }: PictureSizesOptions): PictureSizes {
  const limited = concurrencyLimit({ maxRunning: 2, maxWaiting: 200 });
  // One AVIF at a time, in one of the two slots: the other stays free for requests that wait.
  const oneByOne = concurrencyLimit({ maxRunning: 1, maxWaiting: 1_000 });
  const inMaking = new Map<string, Promise<Uint8Array | undefined>>();

  const fileOf = (name: string): string => join(cacheDir, name.slice(0, 2), name);
  const pathOf = (wanted: SizedPicture): string => fileOf(pictureName(wanted));

  const make = async (wanted: SizedPicture): Promise<Uint8Array | undefined> => {
    const original = await store.open(wanted.id);
    if (original === undefined) return undefined;
    // All widths beyond the original's give the same picture.
    const real = { ...wanted, width: await madeWidth(original, wanted.width) };
    const known = real.width === wanted.width ? undefined : await readIfThere(pathOf(real));
    const bytes = known ?? (await limited(() => renderPicture(original, real)));
    for (const path of new Set([pathOf(real), pathOf(wanted)])) await writeWhole(path, bytes);
    return bytes;
  };

  /** Concurrent requests for one file share its generation. */
  const once = (
    path: string,
    work: () => Promise<Uint8Array | undefined>,
  ): Promise<Uint8Array | undefined> => {
    const running = inMaking.get(path);
    if (running !== undefined) return running;
    const made = work().finally(() => inMaking.delete(path));
    inMaking.set(path, made);
    return made;
  };

  const readOrMake = async (wanted: SizedPicture): Promise<Uint8Array | undefined> =>
    (await readIfThere(pathOf(wanted))) ?? (await once(pathOf(wanted), () => make(wanted)));

  const makeLater = (wanted: SizedPicture): void => {
    once(pathOf(wanted), () => oneByOne(() => make(wanted))).catch((error: unknown) => {
      // Skipped under load: the next request starts it again.
      if (!(error instanceof Overloaded)) onError(error);
    });
  };

  return {
    async get(wanted) {
      if (wanted.format !== 'avif') return ready(await readOrMake(wanted), wanted.format);
      const cached = await readIfThere(pathOf(wanted));
      if (cached !== undefined) return ready(cached, 'avif');
      const meanwhile = await readOrMake({ ...wanted, format: 'webp' });
      if (meanwhile !== undefined) makeLater(wanted);
      return ready(meanwhile, 'webp');
    },
    async derived(name, render) {
      if (!DERIVED.test(name)) throw new Error(`no name of a derived picture: ${name}`);
      const path = fileOf(name);
      const known = await readIfThere(path);
      if (known !== undefined) return known;
      return once(path, async () => {
        const bytes = await limited(render);
        if (bytes !== undefined) await writeWhole(path, bytes);
        return bytes;
      });
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

/** Wraps a store: a new picture is generated in its likely sizes, and a removed one is removed from the cache. */
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
