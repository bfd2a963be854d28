import { refuse } from '#kernel/result.ts';
import { pictureText } from '../../contract/import/import-texts.ts';
import type { ImportedProduct } from '../../domain/import/import-row.ts';
import { MAX_PICTURES, type PictureFacts } from '../../domain/product-picture.ts';
import type { PictureFinder } from './picture-finder.ts';

export interface ReadProduct {
  readonly line: number;
  readonly product: ImportedProduct;
}

/** By SKU. Absent if a line names pictures and none could be fetched: the product's current pictures stay. */
export type Galleries = ReadonlyMap<string, readonly PictureFacts[]>;

/** Fetches the pictures of a batch concurrently, and reports the missing ones in line order. */
export async function findGalleries(
  batch: Iterable<ReadProduct>,
  find: PictureFinder,
  complain: (line: number, reason: string) => void,
): Promise<Galleries> {
  const found = await Promise.all(
    [...batch].map(async ({ line, product }) => ({
      line,
      product,
      pictures: await Promise.all(
        product.pictures.map((named, index) =>
          index < MAX_PICTURES ? find(named) : refuse('too-many-pictures' as const),
        ),
      ),
    })),
  );
  const galleries = new Map<string, readonly PictureFacts[]>();
  for (const { line, product, pictures } of found) {
    const came = pictures.flatMap((picture, index) => {
      if (picture.ok) return picture.value;
      complain(line, pictureText(product.pictures[index] ?? '', picture.refusal));
      return [];
    });
    // Two names may stand for the same bytes.
    const distinct = [...new Map(came.map((picture) => [picture.id, picture])).values()];
    if (distinct.length > 0 || product.pictures.length === 0) galleries.set(product.sku, distinct);
  }
  return galleries;
}
