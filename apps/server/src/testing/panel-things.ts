/** What a shop's people find in the panel of the small world: galleries and a group of synonyms. */
import { createHash } from 'node:crypto';
import { writePictures } from '#features/catalog/server/product-pictures.store.ts';
import { saveSynonymGroup } from '#features/catalog/server/synonym-groups.store.ts';
import type { Db } from '#platform/db/database.ts';
import { newId } from '#platform/db/new-id.ts';

export interface PanelIds {
  /** A product that has exactly this picture, and another that has exactly these. */
  readonly single: { readonly productId: string; readonly pictureId: string };
  readonly several: { readonly productId: string; readonly pictureIds: readonly string[] };
  readonly synonymId: string;
}

/** One pixel, whole. */
export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export async function panelThings(
  db: Db,
  supplierId: string,
  products: Readonly<Record<string, string>>,
): Promise<PanelIds> {
  const [one = '', other = ''] = Object.values(products).slice(-2);
  const ids = {
    single: { productId: one, pictureId: pictureOf(`${one} 1`) },
    several: { productId: other, pictureIds: [pictureOf(`${other} 1`), pictureOf(`${other} 2`)] },
    synonymId: newId(),
  };
  await putBack(db, supplierId, ids);
  return ids;
}

/** Makes them what they were, for tests that take them away. */
export async function putBack(
  db: Db,
  supplierId: string,
  { single, several, synonymId }: PanelIds,
): Promise<void> {
  const gallery = (ids: readonly string[]) => ids.map((id) => ({ id, alt: '' }));
  await writePictures(
    db,
    supplierId,
    new Map([
      [single.productId, gallery([single.pictureId])],
      [several.productId, gallery(several.pictureIds)],
    ]),
  );
  const group = { id: synonymId, sayings: ['caneta', 'esferográfica'] };
  await saveSynonymGroup(db, supplierId, group, new Date());
}

const pictureOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32);
