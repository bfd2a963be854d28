import { createHash } from 'node:crypto';
import type { SupplierId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import {
  categoryPage,
  homePage,
  type PublicSite,
  productPage,
  siteMapFile,
} from '../contract/page-address.ts';
import { type MappedPage, siteMapIndexToWire, siteMapToWire } from '../contract/site-map.wire.ts';
import { allCategories, type CategoryRow } from './category.store.ts';
import { type SoldProducts, soldProducts, soldProductsFrom } from './site-map.store.ts';

/** So many addresses may one file name, says sitemaps.org. */
const MOST_ADDRESSES = 50_000;

export interface SiteMapQuestion {
  readonly supplierId: SupplierId;
  readonly site: PublicSite;
  /** From 1: a part of a map in several files. */
  readonly part?: number;
  readonly mostAddresses?: number;
}

export interface SiteMap {
  /** The same as long as nothing on the map changes. */
  readonly version: string;
  readonly changedAt: Instant | undefined;
  /** Read only where it is asked for; undefined where there is no such part. */
  text(): Promise<string | undefined>;
}

/** The pages of a shop that may be found: home, categories, what is sold. */
export async function siteMap(db: Db, question: SiteMapQuestion): Promise<SiteMap> {
  const [categories, sold] = await Promise.all([
    allCategories(db, question.supplierId),
    soldProducts(db, question.supplierId),
  ]);
  return {
    version: versionOf(question, categories, sold),
    changedAt: sold.changedAt,
    text: () => textOf(db, question, categories, sold),
  };
}

async function textOf(
  db: Db,
  { supplierId, site, part, mostAddresses = MOST_ADDRESSES }: SiteMapQuestion,
  categories: readonly CategoryRow[],
  sold: SoldProducts,
): Promise<string | undefined> {
  const places: MappedPage[] = [
    { address: homePage(site) },
    ...categories.map(({ path }) => ({ address: categoryPage(site, path) })),
  ];
  const products = async (offset: number): Promise<MappedPage[]> =>
    (await soldProductsFrom(db, supplierId, { offset, limit: mostAddresses })).map(({ slug, changedAt }) => ({
      address: productPage(site, slug),
      changedAt,
    }));
  if (part === undefined) {
    if (places.length + sold.count <= mostAddresses)
      return siteMapToWire([...places, ...(await products(0))]);
    const parts = 1 + Math.ceil(sold.count / mostAddresses);
    return siteMapIndexToWire(
      Array.from({ length: parts }, (_, at) => ({ address: siteMapFile(site, at + 1) })),
    );
  }
  // The places are a part of their own, so that products never move because of a new category.
  if (part === 1) return siteMapToWire(places);
  const pages = await products((part - 2) * mostAddresses);
  return pages.length === 0 ? undefined : siteMapToWire(pages);
}

const versionOf = (
  { site, part = 0 }: SiteMapQuestion,
  categories: readonly CategoryRow[],
  { count, changedAt = 0 }: SoldProducts,
): string =>
  createHash('sha256')
    .update(JSON.stringify([site, part, count, changedAt, categories.map(({ path }) => path)]))
    .digest('base64url');
