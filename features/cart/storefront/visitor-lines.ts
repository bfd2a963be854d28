/** A visitor's cart outlives the page: products and quantities, never prices. Spec 4, persistence. */
import type { SupplierId } from '#kernel/ids.ts';
import { isUuid } from '#kernel/ids.ts';
import { LARGEST_QUANTITY, thousandths } from '#kernel/quantity.ts';
import { type CartLine, MOST_LINES } from '../domain/cart.ts';

/** A state of another version is dropped. */
const VERSION = 1;

const key = (supplierId: SupplierId): string => `vitrine-cart-${supplierId}`;

/** What is kept for this shop; anything that is not a cart of this version counts as none. */
export function readVisitorLines(supplierId: SupplierId): CartLine[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key(supplierId)) ?? 'null');
    if (!isKept(kept)) return [];
    return kept.lines.filter(isLine).slice(0, MOST_LINES).map(toLine);
  } catch {
    return [];
  }
}

export function writeVisitorLines(supplierId: SupplierId, lines: readonly CartLine[]): void {
  const kept = lines.map(({ productId, quantity, giftWrap }) => ({ productId, quantity, giftWrap }));
  try {
    if (kept.length === 0) localStorage.removeItem(key(supplierId));
    else localStorage.setItem(key(supplierId), JSON.stringify({ version: VERSION, lines: kept }));
  } catch {
    // A browser that keeps nothing still has the cart of this page.
  }
}

interface KeptLine {
  readonly productId: string;
  readonly quantity: number;
  readonly giftWrap?: unknown;
}

const isKept = (value: unknown): value is { lines: unknown[] } =>
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
