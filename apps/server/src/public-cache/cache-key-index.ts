/**
 * Maps the URL of a visitor's request to its cache key, so that a repeated request is answered without parsing and
 * validation. Only for requests without any credential.
 */
import type { FastifyRequest } from 'fastify';
import { ByteLru } from '#platform/cache/byte-lru.ts';
import { TtlMap } from '#platform/cache/ttl-cache.ts';
import { SUPPLIER_HEADER } from '#platform/contract/headers.ts';
import { identifiersOf } from '../context/request-identifiers.ts';

export interface IndexedCall {
  readonly supplierId: string;
  readonly key: string;
}

interface Address {
  /** The cache key. Never changes, because it is derived from the URL alone. */
  readonly key: string;
  /** Supplier slugs or ids in the URL. */
  readonly supplierKeys: string;
}

/** Room for a few thousand URLs. Bytes. */
const ADDRESS_BYTES = 2 * 1024 * 1024;
const PLACES = 500;

/**
 * Which supplier a host, header and URL mean together may change at any moment. The shop that was looked up may
 * already be 0.9 s old (`ttl-memo.ts`), and nothing may be older than a second. Milliseconds.
 */
const SAME_PLACE = 50;

export class CacheKeyIndex {
  readonly #addresses = new ByteLru<Address>(ADDRESS_BYTES);
  readonly #places = new TtlMap<string>(PLACES);
  readonly #now: () => number;

  constructor(now = () => performance.now()) {
    this.#now = now;
  }

  /** The supplier and cache key of this request, if an equal request was seen within the last 50 ms. */
  recall(request: FastifyRequest): IndexedCall | undefined {
    const address = this.#addresses.get(request.url);
    if (address === undefined) return undefined;
    const supplierId = this.#places.get(placeKey(request, address.supplierKeys), this.#now());
    return supplierId === undefined ? undefined : { supplierId, key: address.key };
  }

  /**
   * Stores the supplier and cache key of a request. `since` (from `performance.now()`) is when the supplier look-up
   * began.
   */
  learn(request: FastifyRequest, { supplierId, key }: IndexedCall, since: number): void {
    const supplierKeys = identifiersOf(request).supplierKeys.join(' ');
    this.#addresses.set(request.url, { key, supplierKeys }, key.length + supplierKeys.length);
    this.#places.set(placeKey(request, supplierKeys), supplierId, since + SAME_PLACE);
  }
}

const placeKey = ({ host, headers }: FastifyRequest, supplierKeys: string): string =>
  `${supplierKeys}\n${headers[SUPPLIER_HEADER] ?? ''}\n${host}`;
