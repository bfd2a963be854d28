/**
 * A visitor's cart in the browser's storage: products, quantities and the public prices shown last, so that changes are reported.
 * They are compared, never charged. Spec 4, persistence and login.
 */
import type { ClientId, SupplierId } from '#kernel/ids.ts';
import type { CartLine } from '../../domain/cart.ts';
import { parseStoredLines } from '../save/stored-lines.ts';

/** Stored data of another version is dropped. */
const VERSION = 2;

const key = (supplierId: SupplierId): string => `vitrine-cart-${supplierId}`;

export interface VisitorCart {
  readonly lines: readonly CartLine[];
  /** The terms of its prices: under other terms another price is no change. */
  readonly terms: string;
  /** When it was written, in milliseconds, so that no window overwrites another's cart; 0 if nothing is stored. */
  readonly version: number;
}

/** The stored cart of this shop; empty if it is invalid or of another version. */
export function readVisitorCart(supplierId: SupplierId): VisitorCart {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key(supplierId)) ?? 'null');
    if (!isStored(stored)) return NOTHING;
    const { lines, terms, at } = stored;
    return {
      lines: parseStoredLines(lines),
      terms: typeof terms === 'string' ? terms : '',
      version: Number.isSafeInteger(at) ? Number(at) : 0,
    };
  } catch {
    return NOTHING;
  }
}

const NOTHING: VisitorCart = { lines: [], terms: '', version: 0 };

/** Stores the cart and returns its version; undefined, with nothing stored, if the stored version is no longer `seen`. */
export function writeVisitorCart(
  supplierId: SupplierId,
  { lines, terms }: Omit<VisitorCart, 'version'>,
  seen: number,
): number | undefined {
  const { version } = readVisitorCart(supplierId);
  if (version !== seen) return undefined;
  const at = Math.max(Date.now(), version + 1);
  try {
    localStorage.setItem(key(supplierId), JSON.stringify({ version: VERSION, at, terms, lines }));
    return at;
  } catch {
    // Without storage the cart lasts as long as the page.
    return seen;
  }
}

const joiningKey = (supplierId: SupplierId): string => `vitrine-cart-joins-${supplierId}`;

/** Remembers for which client these lines are to be merged, until they are. */
export function storeJoining(supplierId: SupplierId, clientId: ClientId): void {
  try {
    localStorage.setItem(joiningKey(supplierId), clientId);
  } catch {
    // Without storage there is only the login's own attempt.
  }
}

/** The client into whose cart the visitor's lines have yet to be merged. */
export function joiningClient(supplierId: SupplierId): ClientId | undefined {
  try {
    return localStorage.getItem(joiningKey(supplierId)) ?? undefined;
  } catch {
    return undefined;
  }
}

export function dropVisitorCart(supplierId: SupplierId): void {
  try {
    localStorage.removeItem(key(supplierId));
    localStorage.removeItem(joiningKey(supplierId));
  } catch {
    // Without storage there is nothing to remove.
  }
}

const isStored = (value: unknown): value is { lines: unknown[]; terms?: unknown; at?: unknown } =>
  typeof value === 'object' &&
  value !== null &&
  'version' in value &&
  value.version === VERSION &&
  'lines' in value &&
  Array.isArray(value.lines);
