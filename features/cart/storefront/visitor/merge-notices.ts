/**
 * The result of merging the visitor's cart at login, for the following pages of this window. Only prices that the visitor saw are
 * stored; they are compared when shown.
 */
import type { ClientId, SupplierId } from '#kernel/ids.ts';
import type { CartLine } from '../../domain/cart.ts';
import type { CartNotice } from '../../domain/cart-notice.ts';
import { withPricesSeen } from '../../domain/merge/seen-prices.ts';
import { joinNotices, stillTrue } from '../../domain/notices.ts';
import type { SavedCart } from '../../domain/saved-cart.ts';
import type { ShownLine } from '../../domain/shown-cart.ts';
import { parseStoredLines } from '../save/stored-lines.ts';

export interface MergeNotices {
  readonly clientId: ClientId;
  readonly seen: readonly CartLine[];
  readonly notices: readonly CartNotice[];
}

const key = (supplierId: SupplierId): string => `vitrine-merged-${supplierId}`;

export function storeMergeNotices(supplierId: SupplierId, { clientId, seen, notices }: MergeNotices): void {
  const stored = {
    clientId,
    seen,
    notices: notices.filter(({ kind }) => kind !== 'price-changed'),
    fresh: true,
  };
  storeNotices(supplierId, stored);
}

/**
 * The cart with those notices that are still true. Another quantity or other terms may change prices: only the terms at the first
 * display are comparable with the visitor's prices.
 */
export function withMergeNotices(
  supplierId: SupplierId,
  clientId: ClientId,
  cart: SavedCart,
  terms: string,
): SavedCart {
  const merged = read(supplierId);
  if (merged?.clientId !== clientId) return cart;
  if (merged.terms === undefined) storeNotices(supplierId, { ...merged, terms });
  const comparable = (merged.terms ?? terms) === terms;
  const quantities = new Map(cart.lines.map(({ product, quantity }) => [product.id, quantity]));
  const seen = merged.seen.filter(
    ({ productId, quantity }) => comparable && quantities.get(productId) === quantity,
  );
  const cartNotices = withPricesSeen(cart.notices, seen, cart.lines.map(asVisitorsSee));
  return { ...cart, notices: joinNotices(cartNotices, stillTrue(merged.notices, cart.lines)) };
}

/** A visitor has no payment method: its variance is no price change. */
const asVisitorsSee = (line: ShownLine): ShownLine =>
  line.price?.beforePayment === undefined
    ? line
    : { ...line, price: { ...line.price, unit: line.price.beforePayment.unit } };

/** True once per login, for drawing attention to the notices. */
export function areFresh(supplierId: SupplierId): boolean {
  const merged = read(supplierId);
  if (merged === undefined || !merged.fresh) return false;
  storeNotices(supplierId, { ...merged, fresh: false });
  return true;
}

export function forgetMergeNotices(supplierId: SupplierId | undefined): void {
  try {
    sessionStorage.removeItem(key(supplierId ?? ''));
  } catch {
    // Without storage there is nothing to remove.
  }
}

interface StoredNotices extends MergeNotices {
  readonly fresh: boolean;
  /** The terms when the cart was first shown with these notices. */
  readonly terms?: string;
}

function read(supplierId: SupplierId): StoredNotices | undefined {
  try {
    const stored: StoredNotices | null = JSON.parse(sessionStorage.getItem(key(supplierId)) ?? 'null');
    return stored === null || !Array.isArray(stored.notices)
      ? undefined
      : { ...stored, seen: parseStoredLines(stored.seen) };
  } catch {
    return undefined;
  }
}

function storeNotices(supplierId: SupplierId, stored: StoredNotices): void {
  try {
    sessionStorage.setItem(key(supplierId), JSON.stringify(stored));
  } catch {
    // Without storage only the server's notices are shown.
  }
}
