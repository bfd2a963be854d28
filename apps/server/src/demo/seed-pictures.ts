import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { ProductPicture } from '#features/catalog/domain/product-picture.ts';
import type { PictureStore, StoredPicture } from '#platform/pictures/picture-store.ts';
import { StartupRefusal } from '#platform/process/startup-refusal.ts';
import type { DemoGround, DemoProduct } from './catalog/demo-product.ts';
import { bannerOf, SCENES } from './demo-scenes.ts';

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

/** A glyph on a table in a room, as JPEG. */
export async function demoScene(glyph: string, ground: DemoGround): Promise<Uint8Array> {
  const [scene] = SCENES;
  if (scene === undefined) throw new Error('there is no scene');
  return scene.compose(await readFile(glyphFile(glyph)), ground);
}

/** A wide banner of glyphs, and one for phones, as JPEG. */
export async function demoBanner(
  glyphs: readonly string[],
  ground: DemoGround,
): Promise<{ readonly wide: Uint8Array; readonly phone: Uint8Array }> {
  const files = await Promise.all(glyphs.map((glyph) => readFile(glyphFile(glyph))));
  return {
    wide: await bannerOf(files, ground, { width: 1392, height: 400, size: 220 }),
    phone: await bannerOf(files.slice(0, ON_PHONES), ground, { width: 840, height: 500, size: 220 }),
  };
}

const ON_PHONES = 3;

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
