/**
 * What visitors asked before, by the address they asked at: read and checked then, so that the same request needs no
 * reading now. Only requests without any credential are told to it and asked of it.
 */
import type { FastifyRequest } from 'fastify';
import { ByteLru } from '#platform/cache/byte-lru.ts';
import { SUPPLIER_HEADER } from '#platform/contract/headers.ts';
import { identifiersOf } from '../context/request-identifiers.ts';

export interface IndexedCall {
  readonly supplierId: string;
  readonly question: string;
}

interface Address {
  /** The same for ever: it's read from nothing but the address. */
  readonly question: string;
  /** What the address calls the supplier. */
  readonly keys: string;
}

interface Place {
  readonly supplierId: string;
  readonly until: number;
}

/** A few thousand addresses. */
const ADDRESS_BYTES = 2 * 1024 * 1024;
const PLACES = 500;

/**
 * Which supplier a host, the header and an address mean together may change at any moment. Who finds it out may already
 * remember it for 0.9 s (`ttl-memo.ts`), and nothing shall be older than a second. Milliseconds.
 */
const SAME_PLACE = 50;

export class CacheKeyIndex {
  readonly #addresses = new ByteLru<Address>(ADDRESS_BYTES);
  readonly #places = new Map<string, Place>();
  readonly #now: () => number;

  constructor(now = () => performance.now()) {
    this.#now = now;
  }

  /** What this request asks, if someone asked it here a moment ago. */
  recall(request: FastifyRequest): IndexedCall | undefined {
    const address = this.#addresses.get(request.url);
    if (address === undefined) return undefined;
    const place = this.#places.get(placeOf(request, address.keys));
    if (place === undefined || place.until <= this.#now()) return undefined;
    return { supplierId: place.supplierId, question: address.question };
  }

  /** That a visitor's request was found, at this supplier, to ask this; `since` is when that began to be found out. */
  learn(request: FastifyRequest, { supplierId, question }: IndexedCall, since: number): void {
    const keys = identifiersOf(request).supplierKeys.join(' ');
    this.#addresses.set(request.url, { question, keys }, question.length + keys.length);
    // Whoever invents hosts costs the others one reading.
    if (this.#places.size >= PLACES) this.#places.clear();
    this.#places.set(placeOf(request, keys), { supplierId, until: since + SAME_PLACE });
  }
}

const placeOf = ({ host, headers }: FastifyRequest, keys: string): string =>
  `${keys}\n${headers[SUPPLIER_HEADER] ?? ''}\n${host}`;
