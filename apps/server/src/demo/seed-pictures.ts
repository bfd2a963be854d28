import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { ProductPicture } from '#features/catalog/domain/product-picture.ts';
import { openPicture } from '#platform/pictures/picture-file.ts';
import { type PictureStore, pictureIdOf, type StoredPicture } from '#platform/pictures/picture-store.ts';
import { inProject } from '#platform/process/project-folder.ts';

export interface DemoPictures {
  /** Pictures for the product's page; none where the storefront's tile of brand and name is shown instead. */
  gallery(shop: string, product: string): Promise<readonly ProductPicture[]>;
  /** Id of the shop's mark: in the browser's tab, in the header and on a phone's screen. */
  mark(shop: string): Promise<string | undefined>;
}

/** Of a shop's product: files of `apps/server/demo/pictures`, without extension; an object where the picture needs a text. */
type PictureIndex = Readonly<Record<string, Readonly<Record<string, readonly ListedPicture[]>>>>;
type ListedPicture = string | { readonly key: string; readonly alt: string };

const FOLDER = 'apps/server/demo/pictures';

/**
 * The pictures that `tools/product-pictures` has rendered, each stored once. They are ours: measuring them in a process of its own,
 * as uploads are, would decode over a thousand of them before the first start ends.
 */
export function demoPictures(store: PictureStore): DemoPictures {
  const stored = new Map<string, Promise<StoredPicture>>();
  const picture = (key: string): Promise<StoredPicture> => {
    const known = stored.get(key) ?? demoPicture(key).then((bytes) => storedAsItIs(store, bytes));
    stored.set(key, known);
    return known;
  };
  const index = pictureIndex();
  return {
    mark: async (shop) => {
      const svg = await readFile(inProject(`apps/server/demo/marks/${shop}.svg`));
      return (await store.put(await sharp(svg).png().toBuffer())).id;
    },
    gallery: (shop, product) =>
      Promise.all(
        (index[shop]?.[product] ?? []).map(async (listed) => {
          const { key, alt } = typeof listed === 'string' ? { key: listed, alt: '' } : listed;
          return { ...(await picture(key)), alt };
        }),
      ),
  };
}

/** Without a blurred preview, which only opaque pictures have. */
async function storedAsItIs(store: PictureStore, bytes: Uint8Array): Promise<StoredPicture> {
  const { width, height } = await openPicture(bytes).metadata();
  const id = pictureIdOf(bytes);
  await store.store(id, bytes);
  return { id, width, height };
}

export const pictureIndex = (): PictureIndex =>
  JSON.parse(readFileSync(inProject(`${FOLDER}/index.json`), 'utf8'));

/** The bytes of a rendered picture, such as `banners/frutas`. */
export const demoPicture = (key: string): Promise<Uint8Array> => readFile(inProject(`${FOLDER}/${key}.avif`));
