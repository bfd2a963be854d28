/**
 * What the server provides to a page while it renders it. Passed by AsyncLocalStorage under a well-known symbol, because the page
 * bundle and the server are built separately and must not import one another.
 */
import type { Transport } from './api.ts';

export interface PageRequest {
  /** Calls the API in process, with the shopper's own cookie. */
  readonly transport: Transport;
  /** For this response's inline scripts and styles (CSP). */
  readonly nonce: string;
  /** The shop's slug if the host belongs to one supplier; its URLs then contain no slug. */
  readonly lockedTo?: string;
  /** 'https://loja.example', without a trailing slash. */
  readonly origin: string;
  /** The supplier of the page's shop, if there is one. */
  readonly supplierId?: string;
  readonly consent: Readonly<Record<string, string>>;
  /**
   * Returns HTML rendered before for the same `shows`, or renders it; absent if the page shows a session, because such a page is
   * personal.
   */
  readonly drawOnce?: (shows: string, draw: () => Promise<string>) => Promise<string>;
  /** Receives the page's HTML in order, which a response body would only pack and unpack again. */
  readonly deliver: (html: readonly string[]) => void;
}

export type LentPage = Omit<PageRequest, 'deliver'>;

const slot = Symbol.for('vitrine.page-request');

interface Store {
  getStore(): PageRequest | undefined;
}

/** Registers the server's AsyncLocalStorage, once, before it loads the page bundle. */
export function lendPageRequests(store: Store): void {
  (globalThis as Record<symbol, unknown>)[slot] = store;
}

/** The request being rendered; undefined in a browser. */
export function pageRequest(): PageRequest | undefined {
  return ((globalThis as Record<symbol, unknown>)[slot] as Store | undefined)?.getStore();
}
