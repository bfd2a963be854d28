import type { Increments } from '#features/pricing/domain/increments.ts';
import type { Tier, Wholesale } from '#features/pricing/domain/offer.ts';
import type { SupplierId } from '#kernel/ids.ts';
import type { Money } from '#kernel/money.ts';
import type { Quantity } from '#kernel/quantity.ts';
import { slugify } from '#kernel/slugify.ts';
import type { Db } from '#platform/db/database.ts';
import { newId } from '#platform/db/new-id.ts';
import type { DeviceType } from '../../../domain/category.ts';
import { type Grouping, parseGrouping } from '../../../domain/filters/grouping.ts';
import type { ProductPicture } from '../../../domain/product-picture.ts';
import { addGroupings } from '../../filters/groupings.store.ts';
import { analyzeAfter, insertCategories, insertProducts, setStock } from '../../import/import.store.ts';
import { linkProducts } from '../../import/link-products.store.ts';
import { savePictureFacts, writePictures } from '../../product-pictures/product-pictures.store.ts';

export interface NewCategory {
  readonly slug: string;
  readonly name: string;
  readonly picture?: string;
  readonly hiddenOn?: readonly DeviceType[];
  readonly children: readonly Omit<NewCategory, 'children'>[];
}

export interface NewProduct {
  readonly sku: string;
  readonly name: string;
  readonly brand: string;
  readonly description: string;
  /** Example: 'hortifruti/frutas'. */
  readonly categoryPath: string;
  readonly unit: string;
  readonly ean?: string;
  readonly price: Money;
  /** What the shop pays for one unit. */
  readonly cost?: Money;
  readonly wholesale?: Wholesale;
  readonly tiers: readonly Tier[];
  readonly increments: Increments;
  readonly multiple: Quantity;
  /** Grams per unit. */
  readonly weight?: number;
  readonly giftWrapPrice?: Money;
  readonly stock?: Quantity;
  readonly tags: readonly string[];
  /** Example: 'Sabor: Uva'. */
  readonly groupings?: readonly string[];
  /** SKU of the product of which this one is another size, colour or flavour. */
  readonly principalSku?: string;
  /** The list picture first. */
  readonly pictures?: readonly ProductPicture[];
  readonly ground: number;
  readonly popularity: number;
}

/** Rows per statement: PostgreSQL allows 65,535 parameters. */
const CHUNK = 500;

/** Seeds the empty catalogue of a supplier. */
export async function putCatalog(
  db: Db,
  supplierId: SupplierId,
  tree: readonly NewCategory[],
  goods: readonly NewProduct[],
): Promise<void> {
  const places = await putCategories(db, supplierId, tree);
  const rows = goods.map((product) => ({ product, row: rowOf(supplierId, product, places) }));
  for (let start = 0; start < rows.length; start += CHUNK) {
    const chunk = rows.slice(start, start + CHUNK);
    await insertProducts(
      db,
      chunk.map(({ row }) => row),
    );
    await savePictureFacts(
      db,
      chunk.flatMap(({ product }) => product.pictures ?? []),
    );
    await writePictures(
      db,
      supplierId,
      new Map(chunk.map(({ product, row }) => [row.id, product.pictures ?? []])),
    );
  }
  await addGroupings(db, supplierId, goods.flatMap(groupingsOf));
  await linkProducts(
    db,
    supplierId,
    goods.flatMap(({ sku, principalSku }) => (principalSku === undefined ? [] : [{ sku, principalSku }])),
  );
  const tracked = rows.filter(({ product }) => product.stock !== undefined);
  await setStock(db, supplierId, new Map(tracked.map(({ product, row }) => [row.id, product.stock])));
  await analyzeAfter(db, goods.length);
}

const groupingsOf = ({ groupings = [] }: NewProduct): readonly Grouping[] =>
  groupings.flatMap((text) => parseGrouping(text) ?? []);

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
        hiddenOn: [...(child.hiddenOn ?? [])],
      };
    });
    const { name, slug, picture = null } = root;
    const hiddenOn = [...(root.hiddenOn ?? [])];
    return [
      {
        supplierId,
        id: rootId,
        parentId: null,
        name,
        slug,
        path: slug,
        picture,
        position: rootPosition,
        hiddenOn,
      },
      ...children,
    ];
  });
  await insertCategories(db, rows);
  return places;
}

function rowOf(supplierId: SupplierId, product: NewProduct, places: Places) {
  const { categoryPath, increments, wholesale, stock: _, pictures = [], principalSku: __, ...rest } = product;
  const place = places.get(categoryPath);
  if (place === undefined) throw new Error(`${product.sku}: no category ${categoryPath}`);
  return {
    ...rest,
    supplierId,
    id: newId(),
    // The SKU makes it unique without a query: names may repeat, SKUs may not.
    slug: slugify(`${product.name} ${product.sku}`),
    categoryId: place.id,
    rootCategoryId: place.rootId,
    wholesalePrice: wholesale?.price ?? null,
    wholesaleMinimum: wholesale?.minimum ?? null,
    step: increments.step,
    minimum: increments.minimum,
    maximum: increments.maximum ?? null,
    tags: [...product.tags],
    groupings: groupingsOf(product).map(({ key }) => key),
    picture: pictures[0]?.id ?? null,
    tiers: [...product.tiers],
  };
}
