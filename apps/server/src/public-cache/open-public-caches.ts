/**
 * What visitors are answered, and the rows that answers to everyone are made of, kept in this process until a supplier
 * changes, wherever it was changed. Design 5.
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
  /** What pages have read of the API's answers. */
  readonly forPages: SharedAnswers['cache'];
  /** What the stores' `cachedQuery` questions were answered. */
  readonly kept: RowCaches;
  /** Whether changes are heard, so that anything can be kept. */
  readonly isCurrent: () => boolean;
  close(): Promise<void>;
}

/** The calls whose answers are the same for all visitors of a supplier. Each search is made, because it is counted. */
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
  // By CEP: there are too many positions to keep.
  { endpoint: deliveryTerms, unless: 'lat' },
];

const theShop: PublicCall = { endpoint: listSuppliers, unless: 'idendereco' };

/** What a page asks that is answered alike: to whom. */
export const pageCalls = {
  visitor: sharedCalls([...visitorCalls, theShop, { endpoint: checkSession }]),
  anyone: sharedCalls([theShop, { endpoint: listCategories }, { endpoint: listSectors }]),
};

const MEGABYTE = 1024 * 1024;
/** A shop is remembered for 0.9 s by whoever looks it up (`ttl-memo.ts`); until then nothing made of it is kept. */
const SETTLING = 1_100;
const MAX_AGE = 60_000;
/** An answer is made of rows that may be as old as it may become itself. Whoever asks later reads the rows anew. */
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
  // Rows come straight from the database, and no remembered shop is in them.
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
