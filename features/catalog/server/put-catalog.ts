import type { SupplierId } from '#kernel/ids.ts';
import type { Money } from '#kernel/money.ts';
import type { Quantity } from '#kernel/quantity.ts';
import type { Db } from '#platform/db/database.ts';
import { newId } from '#platform/db/new-id.ts';
import type { Increments } from '../domain/increments.ts';
import type { Tier, Wholesale } from '../domain/offer.ts';
import { slugify } from '../domain/slugify.ts';
import { analyze, insertCategories, insertProducts, setStock } from './import/import.store.ts';

export interface NewCategory {
  readonly slug: string;
  readonly name: string;
  readonly picture?: string;
  readonly children: readonly Omit<NewCategory, 'children'>[];
}

export interface NewProduct {
  readonly sku: string;
  readonly name: string;
  readonly brand: string;
  readonly description: string;
  /** 'hortifruti/frutas'. */
  readonly categoryPath: string;
  readonly unit: string;
  readonly ean?: string;
  readonly price: Money;
  readonly wholesale?: Wholesale;
  readonly tiers: readonly Tier[];
  readonly increments: Increments;
  readonly multiple: Quantity;
  readonly stock?: Quantity;
  readonly tags: readonly string[];
  readonly picture?: string;
  readonly ground: number;
  readonly popularity: number;
}

/** Rows of one statement: PostgreSQL takes 65,535 parameters. */
const CHUNK = 500;

/** Fills the empty catalogue of a supplier in one go. */
export async function putCatalog(
  db: Db,
  supplierId: SupplierId,
  tree: readonly NewCategory[],
  goods: readonly NewProduct[],
): Promise<void> {
  const places = await putCategories(db, supplierId, tree);
  const rows = goods.map((product) => ({ product, row: rowOf(supplierId, product, places) }));
  for (let start = 0; start < rows.length; start += CHUNK) {
    await insertProducts(
      db,
      rows.slice(start, start + CHUNK).map(({ row }) => row),
    );
  }
  const tracked = rows.filter(({ product }) => product.stock !== undefined);
  await setStock(db, supplierId, new Map(tracked.map(({ product, row }) => [row.id, product.stock])));
  await analyze(db);
}

type Places = ReadonlyMap<string, { readonly id: string; readonly rootId: string }>;

async function putCategories(db: Db, supplierId: SupplierId, tree: readonly NewCategory[]): Promise<Places> {
  const places = new Map<string, { id: string; rootId: string }>();
  const rows = tree.flatMap((root, rootPosition) => {
    const rootId = newId();
    places.set(root.slug, { id: rootId, rootId });
    const children = root.children.map((child, position) => {
      const path = `${root.slug}/${child.slug}`;
      const id = newId();
      places.set(path, { id, rootId });
      return {
        supplierId,
        id,
        parentId: rootId,
        name: child.name,
        slug: child.slug,
        path,
        picture: child.picture ?? null,
        position,
      };
    });
    const { name, slug, picture = null } = root;
    return [
      { supplierId, id: rootId, parentId: null, name, slug, path: slug, picture, position: rootPosition },
      ...children,
    ];
  });
  await insertCategories(db, rows);
  return places;
}

function rowOf(supplierId: SupplierId, product: NewProduct, places: Places) {
  const { categoryPath, increments, wholesale, stock: _, ...rest } = product;
  const place = places.get(categoryPath);
  if (place === undefined) throw new Error(`${product.sku}: no category ${categoryPath}`);
  return {
    ...rest,
    supplierId,
    id: newId(),
    // The code makes it unique without asking: names may repeat, codes may not.
    slug: slugify(`${product.name} ${product.sku}`),
    categoryId: place.id,
    rootCategoryId: place.rootId,
    wholesalePrice: wholesale?.price ?? null,
    wholesaleMinimum: wholesale?.minimum ?? null,
    step: increments.step,
    minimum: increments.minimum,
    maximum: increments.maximum ?? null,
    tags: [...product.tags],
    tiers: [...product.tiers],
  };
}
