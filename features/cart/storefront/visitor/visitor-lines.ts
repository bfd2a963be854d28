/**
 * A visitor's cart in the browser's storage: products, quantities and the public prices shown last, so that changes are reported.
 * They are compared, never charged. Spec 4, persistence and login.
 */
import type { ClientId, SupplierId } from '#kernel/ids.ts';
import type { CartLine } from '../../domain/cart.ts';
import { cartName } from '../save/cart-windows.ts';
import { parseStoredLines } from '../save/stored-lines.ts';

/** Stored data of another version is dropped. */
const VERSION = 2;

export interface VisitorCart {
  readonly lines: readonly CartLine[];
  /** The terms of its prices: under other terms another price is no change. */
  readonly terms: string;
  /** When it was written, in milliseconds, so that no window overwrites another's cart; 0 if nothing is stored. */
  readonly version: number;
  /** Identifies the write that stored it and the latest ones that it was based on, the newest first. */
  readonly writes: readonly string[];
}

/** How many writes a stored cart names: more than two windows make while one of them waits for its answer. */
const MAX_WRITES = 16;

/** The stored cart of this shop; empty if it is invalid or of another version. */
export function readVisitorCart(supplierId: SupplierId): VisitorCart {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(cartName(supplierId)) ?? 'null');
    if (!isStored(stored)) return NOTHING;
    const { lines, terms, at, writes } = stored;
    return {
      lines: parseStoredLines(lines),
      terms: typeof terms === 'string' ? terms : '',
      version: Number.isSafeInteger(at) ? Number(at) : 0,
      writes: Array.isArray(writes) ? writes.filter((write) => typeof write === 'string') : [],
    };
  } catch {
    return NOTHING;
  }
}

const NOTHING: VisitorCart = { lines: [], terms: '', version: 0, writes: [] };

/**
 * Stores the cart and returns its version; undefined, with nothing stored, if the stored version is no longer `seen`. Two windows
 * may both write at the same moment, because each reads its own copy of the storage for a while: see `OwnWrites`.
 */
export function writeVisitorCart(
  supplierId: SupplierId,
  { lines, terms }: Pick<VisitorCart, 'lines' | 'terms'>,
  seen: number,
  write: string = newWrite(),
): number | undefined {
  const before = readVisitorCart(supplierId);
  if (before.version !== seen) return undefined;
  const at = Math.max(Date.now(), seen + 1);
  const writes = [write, ...before.writes].slice(0, MAX_WRITES);
  try {
    localStorage.setItem(
      cartName(supplierId),
      JSON.stringify({ version: VERSION, at, terms, lines, writes }),
    );
    return at;
  } catch {
    // Without storage the cart lasts as long as the page.
    return seen;
  }
}

/** An identifier that no other write has. */
export const newWrite = (): string => Math.random().toString(36).slice(2);

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
    localStorage.removeItem(cartName(supplierId));
    localStorage.removeItem(joiningKey(supplierId));
  } catch {
    // Without storage there is nothing to remove.
  }
}

const isStored = (
  value: unknown,
): value is { lines: unknown[]; terms?: unknown; at?: unknown; writes?: unknown } =>
  typeof value === 'object' &&
  value !== null &&
  'version' in value &&
  value.version === VERSION &&
  'lines' in value &&
  Array.isArray(value.lines);
