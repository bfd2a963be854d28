/**
 * What the server lends to a page while it renders it. It travels by AsyncLocalStorage under a well-known
 * symbol, because the page bundle and the server are built apart and must not import one another.
 */
import type { Transport } from './transport.ts';

export interface PageRequest {
  /** Calls the API in process, with the shopper's own cookie. */
  readonly transport: Transport;
  /** For the inline scripts and styles of this answer (CSP). */
  readonly nonce: string;
  /** The shop's slug where the host belongs to one supplier; its addresses then carry no slug. */
  readonly lockedTo?: string;
  /** 'https://loja.example', without a slash at the end. */
  readonly origin: string;
  /** Of the shop whose page it is, where there is one. */
  readonly supplierId?: string;
  /** The consent headers of this visitor. */
  readonly consent: Readonly<Record<string, string>>;
  /** Draws only what was not drawn before of the same; not lent where a session was shown, for that page is a person's. */
  readonly drawOnce?: (shows: string, draw: () => Promise<string>) => Promise<string>;
  /** Takes the page's text, in order, which an answer's body would only pack and unpack again. */
  readonly deliver: (html: readonly string[]) => void;
}

/** All of it but where the text goes. */
export type LentPage = Omit<PageRequest, 'deliver'>;

const slot = Symbol.for('vitrine.page-request');

interface Store {
  getStore(): PageRequest | undefined;
}

/** Where the server puts its AsyncLocalStorage, once, before it loads the page bundle. */
export function lendPageRequests(store: Store): void {
  (globalThis as Record<symbol, unknown>)[slot] = store;
}

/** The request being rendered; undefined in a browser. */
export function pageRequest(): PageRequest | undefined {
  return ((globalThis as Record<symbol, unknown>)[slot] as Store | undefined)?.getStore();
}
