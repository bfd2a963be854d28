/** A visitor's cart outlives the page: products and quantities, never prices. Spec 4, persistence. */
import type { SupplierId } from '#kernel/ids.ts';
import { isUuid } from '#kernel/ids.ts';
import { LARGEST_QUANTITY, thousandths } from '#kernel/quantity.ts';
import { type CartLine, MOST_LINES } from '../domain/cart.ts';

/** A state of another version is dropped. */
const VERSION = 1;

const key = (supplierId: SupplierId): string => `vitrine-cart-${supplierId}`;

export interface VisitorCart {
  readonly lines: readonly CartLine[];
  /** When it was written, so that no window overwrites what another wrote; 0 where nothing is kept. */
  readonly version: number;
}

/** What is kept for this shop; anything that is not a cart of this version counts as none. */
export function readVisitorCart(supplierId: SupplierId): VisitorCart {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key(supplierId)) ?? 'null');
    if (!isKept(kept)) return NOTHING;
    const lines = kept.lines.filter(isLine).slice(0, MOST_LINES).map(toLine);
    return { lines, version: Number.isSafeInteger(kept.at) ? Number(kept.at) : 0 };
  } catch {
    return NOTHING;
  }
}

const NOTHING: VisitorCart = { lines: [], version: 0 };

/** Keeps them and gives their version; undefined, and nothing is kept, if it is no longer the cart that was `seen`. */
export function writeVisitorCart(
  supplierId: SupplierId,
  lines: readonly CartLine[],
  seen: number,
): number | undefined {
  const { version } = readVisitorCart(supplierId);
  if (version !== seen) return undefined;
  const at = Math.max(Date.now(), version + 1);
  const kept = lines.map(({ productId, quantity, giftWrap }) => ({ productId, quantity, giftWrap }));
  try {
    localStorage.setItem(key(supplierId), JSON.stringify({ version: VERSION, at, lines: kept }));
    return at;
  } catch {
    // A browser that keeps nothing still has the cart of this page.
    return seen;
  }
}

export function dropVisitorCart(supplierId: SupplierId): void {
  try {
    localStorage.removeItem(key(supplierId));
  } catch {
    // Nothing was kept.
  }
}

interface KeptLine {
  readonly productId: string;
  readonly quantity: number;
  readonly giftWrap?: unknown;
}

const isKept = (value: unknown): value is { lines: unknown[]; at?: unknown } =>
  typeof value === 'object' &&
  value !== null &&
  'version' in value &&
  value.version === VERSION &&
  'lines' in value &&
  Array.isArray(value.lines);

const isLine = (value: unknown): value is KeptLine =>
  typeof value === 'object' &&
  value !== null &&
  'productId' in value &&
  typeof value.productId === 'string' &&
  isUuid(value.productId) &&
  'quantity' in value &&
  Number.isSafeInteger(value.quantity) &&
  Number(value.quantity) > 0 &&
  Number(value.quantity) <= LARGEST_QUANTITY;

const toLine = ({ productId, quantity, giftWrap }: KeptLine): CartLine => ({
  productId,
  quantity: thousandths(quantity),
  giftWrap: giftWrap === true,
});
