/**
 * The caches of one process: pages and API responses for visitors, and database rows shared by everyone. Entries are
 * valid until the supplier changes, in whichever process it changes. Design 5, decision 008.
 */
import { checkSessionEndpoint } from '#features/accounts/contract/sessions/session.endpoints.ts';
import { listAdditionsEndpoint } from '#features/catalog/contract/additions/additions.endpoints.ts';
import {
  listCategoriesEndpoint,
  listSectorsEndpoint,
} from '#features/catalog/contract/categories/categories.endpoints.ts';
import {
  listFiltersEndpoint,
  listTagsEndpoint,
} from '#features/catalog/contract/filters/filters.endpoints.ts';
import {
  getProductEndpoint,
  listProductsEndpoint,
  listProductsWithoutAddressEndpoint,
} from '#features/catalog/contract/products/products.endpoints.ts';
import {
  popularSearchesEndpoint,
  suggestProductsEndpoint,
} from '#features/catalog/contract/search/search.endpoints.ts';
import { listCarouselsEndpoint } from '#features/content/contract/carousels/carousels.endpoints.ts';
import { homeEndpoint } from '#features/content/contract/home/home.endpoints.ts';
import {
  listStaticPagesEndpoint,
  staticPageEndpoint,
} from '#features/content/contract/static-pages.endpoints.ts';
import { deliveryTermsEndpoint } from '#features/delivery/contract/delivery-area.endpoints.ts';
import { getComboEndpoint, listCombosEndpoint } from '#features/promotions/contract/combos.endpoints.ts';
import { listSuppliersEndpoint } from '#features/suppliers/contract/suppliers.endpoints.ts';
import { ScheduledInvalidation } from '#platform/cache/scheduled-invalidation.ts';
import { type CacheUse, VersionedCache } from '#platform/cache/versioned-cache.ts';
import { Versions } from '#platform/cache/versions.ts';
import type { RowCaches } from '#platform/db/cache/cached-query.ts';
import { listen } from '#platform/db/listen.ts';
import { type SharedAnswers, sharedCalls } from '../pages/cached-in-process-api.ts';
import type { PageCache } from '../pages/public-page-cache.ts';
import { CACHE_BYTES, type CacheSizes } from './cache-sizes.ts';
import type { ApiCache, PublicCall } from './public-response-cache.ts';

export interface PublicCaches {
  readonly pages: PageCache;
  readonly answers: ApiCache;
  /** API responses that pages read in process. */
  readonly forPages: SharedAnswers['cache'];
  /** Results of the stores' `cachedQuery` queries. */
  readonly rowCaches: RowCaches;
  /** Whether change notifications arrive. While they do not, nothing is cached or read from a cache. */
  readonly isCurrent: () => boolean;
  /** How each cache is used, by its name in docs/caching.md's sizes. */
  readonly use: () => readonly (CacheUse & { readonly cache: string })[];
  /** Frees what is too old to be used. */
  readonly removeExpired: () => void;
  close(): Promise<void>;
}

/**
 * Calls whose response is the same for all visitors of a supplier. Searches are never cached, because each one is
 * counted.
 */
export const visitorCalls: readonly PublicCall[] = [
  { endpoint: listProductsEndpoint, unless: 'sk' },
  { endpoint: listProductsWithoutAddressEndpoint, unless: 'sk' },
  { endpoint: suggestProductsEndpoint },
  { endpoint: popularSearchesEndpoint },
  { endpoint: getProductEndpoint },
  { endpoint: listAdditionsEndpoint },
  { endpoint: listCategoriesEndpoint },
  { endpoint: listFiltersEndpoint },
  { endpoint: listTagsEndpoint },
  { endpoint: listSectorsEndpoint },
  { endpoint: listCombosEndpoint },
  { endpoint: getComboEndpoint },
  { endpoint: listStaticPagesEndpoint },
  { endpoint: staticPageEndpoint, unless: 'previa' },
  { endpoint: listCarouselsEndpoint, unless: ['previa', 'vistos', 'comSessao'] },
  { endpoint: homeEndpoint, unless: 'previa' },
  // Cached by postal code only: there are too many coordinates.
  { endpoint: deliveryTermsEndpoint, unless: 'lat' },
];

const theShop: PublicCall = { endpoint: listSuppliersEndpoint, unless: ['idendereco', 'previa'] };

/** Calls of a page whose response is shared: among visitors, or among everyone including logged-in clients. */
export const pageCalls = {
  visitor: sharedCalls([...visitorCalls, theShop, { endpoint: checkSessionEndpoint }]),
  anyone: sharedCalls([theShop, { endpoint: listCategoriesEndpoint }, { endpoint: listSectorsEndpoint }]),
};

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
const MAX_STALE = 3 * MAX_AGE;

export function openPublicCaches(databaseUrl: string, sizes: CacheSizes = CACHE_BYTES): PublicCaches {
  const listener = listen(databaseUrl, {
    channel: 'supplier_changed',
    onNotification(word) {
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
  }, MAX_STALE);
  const caches = new Map<string, VersionedCache<unknown>>();
  const cacheOf = <Value>(of: Versions, name: keyof CacheSizes): VersionedCache<Value> => {
    const cache = new VersionedCache<Value>({ versions: of, maxBytes: sizes[name], maxAge: MAX_AGE });
    caches.set(name, cache as VersionedCache<unknown>);
    return cache;
  };
  return {
    pages: cacheOf(versions, 'pages'),
    answers: cacheOf(versions, 'answers'),
    forPages: cacheOf(versions, 'forPages'),
    rowCaches: {
      rows: cacheOf(ofRows, 'rows'),
      stock: cacheOf(ofStock, 'stock'),
      versionOf: (supplierId) => ofRows.of(supplierId),
      invalidateAt: (supplierId, at) => moments.schedule(supplierId, at),
    },
    removeExpired: () => {
      for (const cache of caches.values()) cache.removeExpired();
    },
    use: () => [...caches].map(([cache, { use }]) => ({ cache, ...use })),
    isCurrent,
    async close() {
      moments.close();
      await listener.close();
    },
  };
}
