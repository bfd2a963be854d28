/**
 * A visitor's cart outlives the page: products, quantities and the public price that was shown last, so that another
 * one is told. It is compared, never charged. Spec 4, persistence and login.
 */
import type { ClientId, SupplierId } from '#kernel/ids.ts';
import type { CartLine } from '../../domain/cart.ts';
import { linesOfKept } from '../save/kept-lines.ts';

/** A state of another version is dropped. */
const VERSION = 2;

const key = (supplierId: SupplierId): string => `vitrine-cart-${supplierId}`;

export interface VisitorCart {
  readonly lines: readonly CartLine[];
  /** On which terms its prices were seen: on others another price is no news. */
  readonly terms: string;
  /** When it was written, so that no window overwrites what another wrote; 0 where nothing is kept. */
  readonly version: number;
}

/** What is kept for this shop; anything that is not a cart of this version counts as none. */
export function readVisitorCart(supplierId: SupplierId): VisitorCart {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key(supplierId)) ?? 'null');
    if (!isKept(kept)) return NOTHING;
    const { lines, terms, at } = kept;
    return {
      lines: linesOfKept(lines),
      terms: typeof terms === 'string' ? terms : '',
      version: Number.isSafeInteger(at) ? Number(at) : 0,
    };
  } catch {
    return NOTHING;
  }
}

const NOTHING: VisitorCart = { lines: [], terms: '', version: 0 };

/** Keeps them and gives their version; undefined, and nothing is kept, if it is no longer the cart that was `seen`. */
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
    // A browser that keeps nothing still has the cart of this page.
    return seen;
  }
}

const joiningKey = (supplierId: SupplierId): string => `vitrine-cart-joins-${supplierId}`;

/** A login means these lines for this client; kept until they are joined, whatever becomes of the page. */
export function keepJoining(supplierId: SupplierId, clientId: ClientId): void {
  try {
    localStorage.setItem(joiningKey(supplierId), clientId);
  } catch {
    // Then the login's own try is the only one.
  }
}

/** Whose cart the visitor's lines have yet to join. */
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
    // Nothing was kept.
  }
}

const isKept = (value: unknown): value is { lines: unknown[]; terms?: unknown; at?: unknown } =>
  typeof value === 'object' &&
  value !== null &&
  'version' in value &&
  value.version === VERSION &&
  'lines' in value &&
  Array.isArray(value.lines);
