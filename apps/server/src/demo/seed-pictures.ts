import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { ProductPicture } from '#features/catalog/domain/product-picture.ts';
import type { PictureStore, StoredPicture } from '#platform/pictures/picture-store.ts';
import { StartupRefusal } from '#platform/process/startup-refusal.ts';
import type { DemoProduct } from './catalog/demo-product.ts';
import { SCENES } from './demo-scenes.ts';

export interface DemoPictures {
  /** Stores a glyph of the picture package like any upload. */
  glyph(glyph: string): Promise<StoredPicture>;
  /** Pictures for the product's page: the glyph, and scenes for the highest-ranked products. */
  gallery(product: DemoProduct, rank: number): Promise<readonly ProductPicture[]>;
}

/** Number of products with scenes. Composing takes time, and the first start waits for it. */
const WITH_SCENES = 12;

export function demoPictures(store: PictureStore): DemoPictures {
  const known = new Map<string, Promise<StoredPicture>>();
  const glyph = (name: string): Promise<StoredPicture> => {
    const stored = known.get(name) ?? readFile(glyphFile(name)).then((bytes) => store.put(bytes));
    known.set(name, stored);
    return stored;
  };
  return {
    glyph,
    async gallery(product, rank) {
      const first = { ...(await glyph(product.glyph)), alt: '' };
      if (rank >= WITH_SCENES) return [first];
      const bytes = await readFile(glyphFile(product.glyph));
      // Two, three and four pictures in turn.
      const scenes = SCENES.slice(0, 1 + (rank % SCENES.length)).map(async ({ alt, compose }) => ({
        ...(await store.put(await compose(bytes, product.ground))),
        alt: alt(product.name),
      }));
      return [first, ...(await Promise.all(scenes))];
    },
  };
}

function glyphFile(glyph: string): string {
  try {
    return fileURLToPath(import.meta.resolve(`@lobehub/fluent-emoji-3d/assets/${glyph}.webp`));
  } catch {
    // A development dependency: an installation for production has no demo.
    throw new StartupRefusal(
      'As figuras da demonstração não estão instaladas: rode npm ci com as dependências de desenvolvimento, ou defina DEMO=0.',
    );
  }
}
