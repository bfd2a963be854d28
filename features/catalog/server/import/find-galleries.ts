import { refuse } from '#kernel/result.ts';
import { pictureText } from '../../contract/import-texts.ts';
import type { ImportedProduct } from '../../domain/import-row.ts';
import { MOST_PICTURES, type PictureFacts } from '../../domain/product-picture.ts';
import type { PictureFinder } from './picture-finder.ts';

/** A product of the file with the line that it came from. */
export interface ReadProduct {
  readonly line: number;
  readonly product: ImportedProduct;
}

/** By sku. Absent where a file names pictures and none came: what the product has stays. */
export type Galleries = ReadonlyMap<string, readonly PictureFacts[]>;

/** Brings the pictures of a batch, many at once, and complains of those that don't come in the order of their lines. */
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
        product.pictures.map((named, place) =>
          place < MOST_PICTURES ? find(named) : refuse('too-many-pictures' as const),
        ),
      ),
    })),
  );
  const galleries = new Map<string, readonly PictureFacts[]>();
  for (const { line, product, pictures } of found) {
    const came = pictures.flatMap((picture, place) => {
      if (picture.ok) return picture.value;
      complain(line, pictureText(product.pictures[place] ?? '', picture.refusal));
      return [];
    });
    // Two names may stand for the same bytes.
    const distinct = [...new Map(came.map((picture) => [picture.id, picture])).values()];
    if (distinct.length > 0 || product.pictures.length === 0) galleries.set(product.sku, distinct);
  }
  return galleries;
}
