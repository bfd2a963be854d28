import { createHash } from 'node:crypto';
import type { Segment } from '#features/suppliers/domain/supplier-profile.ts';
import type { SupplierId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import {
  categoryPage,
  homePage,
  type PublicSite,
  productPage,
  sectorPage,
  sectorsPage,
  segmentPage,
  segmentsPage,
  shopPage,
  siteMapFile,
} from '../../contract/page-address.ts';
import { type MappedPage, siteMapIndexToWire, siteMapToWire } from '../../contract/site-map/site-map.wire.ts';
import { segmentSlug } from '../../domain/segment-address.ts';
import { allCategories } from '../categories/category.store.ts';
import { allSectors } from '../categories/sector.store.ts';
import { type SoldProducts, soldProducts, soldProductsFrom } from './site-map.store.ts';

/** Maximum addresses per file, by sitemaps.org. */
const MAX_ADDRESSES = 50_000;

export interface SiteMapQuery {
  readonly supplierId: SupplierId;
  readonly site: PublicSite;
  readonly segments?: readonly Segment[];
  /** Paths of other features' pages within the shop. */
  readonly more?: readonly string[];
  /** Part of a map in several files, from 1. */
  readonly part?: number;
  readonly mostAddresses?: number;
}

export interface SiteMap {
  /** Changes whenever the content of the map may have changed. */
  readonly version: string;
  readonly changedAt: Instant | undefined;
  /** Loaded on demand; undefined if there is no such part. */
  text(): Promise<string | undefined>;
}

/** The public pages of a shop: home, sectors, segments, other features' pages, categories, active products. */
export async function siteMap(db: Db, query: SiteMapQuery): Promise<SiteMap> {
  const { supplierId, site, segments = [], more = [] } = query;
  const [categories, sectors, sold] = await Promise.all([
    allCategories(db, supplierId),
    allSectors(db, supplierId),
    soldProducts(db, supplierId),
  ]);
  const places = [
    homePage(site),
    ...(sectors.length === 0 ? [] : [sectorsPage(site)]),
    ...sectors.map(({ slug }) => sectorPage(site, slug)),
    // With a single segment there is nothing to choose.
    ...(segments.length < 2 ? [] : [segmentsPage(site)]),
    ...(segments.length < 2 ? [] : segments.map((one) => segmentPage(site, segmentSlug(segments, one)))),
    ...more.map((path) => shopPage(site, path)),
    ...categories.map(({ path }) => categoryPage(site, path)),
  ];
  return {
    version: versionOf(query, places, sold),
    changedAt: sold.changedAt,
    text: () => textOf(db, query, places, sold),
  };
}

async function textOf(
  db: Db,
  { supplierId, site, part, mostAddresses = MAX_ADDRESSES }: SiteMapQuery,
  addresses: readonly string[],
  sold: SoldProducts,
): Promise<string | undefined> {
  const places: MappedPage[] = addresses.map((address) => ({ address }));
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
      Array.from({ length: parts }, (_, index) => ({ address: siteMapFile(site, index + 1) })),
    );
  }
  // The pages other than products form the first part, so that a new category never moves products between parts.
  if (part === 1) return siteMapToWire(places);
  const pages = await products((part - 2) * mostAddresses);
  return pages.length === 0 ? undefined : siteMapToWire(pages);
}

const versionOf = (
  { part = 0 }: SiteMapQuery,
  places: readonly string[],
  { count, changedAt = 0 }: SoldProducts,
): string =>
  createHash('sha256')
    .update(JSON.stringify([places, part, count, changedAt]))
    .digest('base64url');
