/**
 * The caches of one process: pages and API responses for visitors, and database rows shared by everyone. Entries are
 * valid until the supplier changes, in whichever process it changes. Design 5, decision 008.
 */
import { checkSession } from '#features/accounts/contract/check-session.ts';
import { getProduct } from '#features/catalog/contract/get-product.ts';
import { listAdditions } from '#features/catalog/contract/list-additions.ts';
import { listCategories } from '#features/catalog/contract/list-categories.ts';
import { listFilters } from '#features/catalog/contract/list-filters.ts';
import { listProducts } from '#features/catalog/contract/list-products.ts';
import { listProductsWithoutAddress } from '#features/catalog/contract/list-products-without-address.ts';
import { listSectors } from '#features/catalog/contract/list-sectors.ts';
import { listTags } from '#features/catalog/contract/list-tags.ts';
import { popularSearches } from '#features/catalog/contract/popular-searches.ts';
import { suggestProducts } from '#features/catalog/contract/suggest-products.ts';
import { deliveryTerms } from '#features/delivery/contract/delivery-terms.ts';
import { getCombo } from '#features/promotions/contract/get-combo.ts';
import { listCombos } from '#features/promotions/contract/list-combos.ts';
import { listSuppliers } from '#features/suppliers/contract/list-suppliers.ts';
import { ScheduledInvalidation } from '#platform/cache/scheduled-invalidation.ts';
import { VersionedCache } from '#platform/cache/versioned-cache.ts';
import { Versions } from '#platform/cache/versions.ts';
import type { RowCaches } from '#platform/db/cache/row-caches.ts';
import { listen } from '#platform/db/listen.ts';
import { type SharedAnswers, sharedCalls } from '../pages/cached-in-process-api.ts';
import type { PageCache } from '../pages/public-page-cache.ts';
import type { ApiCache, PublicCall } from './public-response-cache.ts';

export interface PublicCaches {
  readonly pages: PageCache;
  readonly answers: ApiCache;
  /** API responses that pages read in process. */
  readonly forPages: SharedAnswers['cache'];
  /** Results of the stores' `cachedQuery` queries. */
  readonly kept: RowCaches;
  /** Whether change notifications arrive. While they do not, nothing is cached or read from a cache. */
  readonly isCurrent: () => boolean;
  close(): Promise<void>;
}

/**
 * Calls whose response is the same for all visitors of a supplier. Searches are never cached, because each one is
 * counted.
 */
export const visitorCalls: readonly PublicCall[] = [
  { endpoint: listProducts, unless: 'sk' },
  { endpoint: listProductsWithoutAddress, unless: 'sk' },
  { endpoint: suggestProducts },
  { endpoint: popularSearches },
  { endpoint: getProduct },
  { endpoint: listAdditions },
  { endpoint: listCategories },
  { endpoint: listFilters },
  { endpoint: listTags },
  { endpoint: listSectors },
  { endpoint: listCombos },
  { endpoint: getCombo },
  // Cached by postal code only: there are too many coordinates.
  { endpoint: deliveryTerms, unless: 'lat' },
];

const theShop: PublicCall = { endpoint: listSuppliers, unless: 'idendereco' };

/** Calls of a page whose response is shared: among visitors, or among everyone including logged-in clients. */
export const pageCalls = {
  visitor: sharedCalls([...visitorCalls, theShop, { endpoint: checkSession }]),
  anyone: sharedCalls([theShop, { endpoint: listCategories }, { endpoint: listSectors }]),
};

const MEGABYTE = 1024 * 1024;
/**
 * Shop look-ups are cached for 0.9 s (`ttl-memo.ts`). For this long after a change nothing built from a shop is
 * cached. Milliseconds.
 */
const SETTLING = 1_100;
const MAX_AGE = 60_000;
/**
 * A page up to MAX_AGE old is built from API responses up to MAX_AGE old, and these from rows up to MAX_AGE old.
 * Horizon of scheduled invalidations, in milliseconds.
 */
const LONGEST_KEPT = 3 * MAX_AGE;

export function openPublicCaches(databaseUrl: string): PublicCaches {
  const listener = listen(databaseUrl, {
    channel: 'supplier_changed',
    heard(word) {
      const [supplierId = '', onlyStock] = word.split(' ');
      for (const each of onlyStock === undefined ? all : [versions, ofStock]) each.changed(supplierId);
    },
    missed() {
      for (const each of all) each.allChanged();
    },
  });
  const { isCurrent } = listener;
  const versions = new Versions({ isCurrent, settling: SETTLING });
  // Rows come straight from the database and contain no cached shop, so they need no settling time.
  const ofRows = new Versions({ isCurrent, settling: 0 });
  const ofStock = new Versions({ isCurrent, settling: 0 });
  const all = [versions, ofRows, ofStock];
  const moments = new ScheduledInvalidation((supplierId) => {
    for (const each of all) each.changed(supplierId);
  }, LONGEST_KEPT);
  return {
    pages: new VersionedCache({ versions, maxBytes: 64 * MEGABYTE, maxAge: MAX_AGE }),
    answers: new VersionedCache({ versions, maxBytes: 8 * MEGABYTE, maxAge: MAX_AGE }),
    forPages: new VersionedCache({ versions, maxBytes: 12 * MEGABYTE, maxAge: MAX_AGE }),
    kept: {
      rows: new VersionedCache({ versions: ofRows, maxBytes: 14 * MEGABYTE, maxAge: MAX_AGE }),
      stock: new VersionedCache({ versions: ofStock, maxBytes: 18 * MEGABYTE, maxAge: MAX_AGE }),
      versionOf: (supplierId) => ofRows.of(supplierId),
      invalidate: (supplierId) => ofRows.changed(supplierId),
      invalidateAt: (supplierId, at) => moments.schedule(supplierId, at),
    },
    isCurrent,
    async close() {
      moments.close();
      await listener.close();
    },
  };
}
