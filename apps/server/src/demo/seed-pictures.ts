import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { ProductPicture } from '#features/catalog/domain/product-picture.ts';
import type { PictureStore, StoredPicture } from '#platform/pictures/picture-store.ts';
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

/** The pictures that `tools/product-pictures` has rendered; stored like any upload, each once. */
export function demoPictures(store: PictureStore): DemoPictures {
  const stored = new Map<string, Promise<StoredPicture>>();
  const picture = (key: string): Promise<StoredPicture> => {
    const known = stored.get(key) ?? demoPicture(key).then((bytes) => store.put(bytes));
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

export const pictureIndex = (): PictureIndex =>
  JSON.parse(readFileSync(inProject(`${FOLDER}/index.json`), 'utf8'));

/** The bytes of a rendered picture, such as `banners/frutas`. */
export const demoPicture = (key: string): Promise<Uint8Array> => readFile(inProject(`${FOLDER}/${key}.avif`));
