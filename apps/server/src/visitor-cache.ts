/** What visitors are answered, kept in this process until a supplier changes, wherever it was changed. Design 5. */
import { getProduct } from '#features/catalog/contract/get-product.ts';
import { listCategories } from '#features/catalog/contract/list-categories.ts';
import { listProducts } from '#features/catalog/contract/list-products.ts';
import { listProductsWithoutAddress } from '#features/catalog/contract/list-products-without-address.ts';
import { suggestProducts } from '#features/catalog/contract/suggest-products.ts';
import { AnswerCache } from '#platform/cache/answer-cache.ts';
import { Versions } from '#platform/cache/versions.ts';
import { listen } from '#platform/db/listen.ts';
import type { ApiCache, CallForAnyone } from './answers-for-anyone.ts';
import type { PageCache } from './page-for-anyone.ts';

export interface VisitorCache {
  readonly pages: PageCache;
  readonly answers: ApiCache;
  /** Whether changes are heard, so that anything can be kept. */
  readonly isCurrent: () => boolean;
  close(): Promise<void>;
}

/** The calls whose answers are the same for all visitors of a supplier. Each search is made, because it is counted. */
export const visitorCalls: readonly CallForAnyone[] = [
  { endpoint: listProducts, unless: 'sk' },
  { endpoint: listProductsWithoutAddress, unless: 'sk' },
  { endpoint: suggestProducts },
  { endpoint: getProduct },
  { endpoint: listCategories },
];

const MEGABYTE = 1024 * 1024;
/** A shop is remembered for a second by whoever looks it up (`remembered.ts`); until then nothing made of it is kept. */
const SETTLING = 1_100;
const MAX_AGE = 60_000;

export function openVisitorCache(databaseUrl: string): VisitorCache {
  const listener = listen(databaseUrl, {
    channel: 'supplier_changed',
    heard: (supplierId) => versions.changed(supplierId),
    missed: () => versions.allChanged(),
  });
  const versions = new Versions({ isCurrent: listener.isCurrent, settling: SETTLING });
  return {
    pages: new AnswerCache({ versions, maxBytes: 64 * MEGABYTE, maxAge: MAX_AGE }),
    answers: new AnswerCache({ versions, maxBytes: 16 * MEGABYTE, maxAge: MAX_AGE }),
    isCurrent: listener.isCurrent,
    close: listener.close,
  };
}
