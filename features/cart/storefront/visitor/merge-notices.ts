/**
 * The result of merging the visitor's cart at login, for the following pages of this window. Only prices that the visitor saw are
 * stored; they are compared when shown.
 */
import type { ClientId, SupplierId } from '#kernel/ids.ts';
import type { SavedCart } from '../../contract/cart.wire.ts';
import type { CartLine } from '../../domain/cart.ts';
import type { CartNotice } from '../../domain/cart-notice.ts';
import { withPricesSeen } from '../../domain/merge/seen-prices.ts';
import { joinNotices, stillTrue } from '../../domain/notices.ts';
import type { ShownLine } from '../../domain/shown-cart.ts';
import { parseStoredLines } from '../save/stored-lines.ts';

export interface MergeNotices {
  readonly clientId: ClientId;
  readonly seen: readonly CartLine[];
  readonly notices: readonly CartNotice[];
}

const key = (supplierId: SupplierId): string => `vitrine-merged-${supplierId}`;

export function storeMergeNotices(supplierId: SupplierId, { clientId, seen, notices }: MergeNotices): void {
  const kept = {
    clientId,
    seen,
    notices: notices.filter(({ kind }) => kind !== 'price-changed'),
    fresh: true,
  };
  storeNotices(supplierId, kept);
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
  const news = read(supplierId);
  if (news?.clientId !== clientId) return cart;
  if (news.terms === undefined) storeNotices(supplierId, { ...news, terms });
  const comparable = (news.terms ?? terms) === terms;
  const quantities = new Map(cart.lines.map(({ product, quantity }) => [product.id, quantity]));
  const seen = news.seen.filter(
    ({ productId, quantity }) => comparable && quantities.get(productId) === quantity,
  );
  const told = withPricesSeen(cart.notices, seen, cart.lines.map(asVisitorsSee));
  return { ...cart, notices: joinNotices(told, stillTrue(news.notices, cart.lines)) };
}

/** A visitor has no payment method: its variance is no price change. */
const asVisitorsSee = (line: ShownLine): ShownLine =>
  line.price?.beforePayment === undefined
    ? line
    : { ...line, price: { ...line.price, unit: line.price.beforePayment.unit } };

/** True once per login, for drawing attention to the notices. */
export function areFresh(supplierId: SupplierId): boolean {
  const news = read(supplierId);
  if (news === undefined || !news.fresh) return false;
  storeNotices(supplierId, { ...news, fresh: false });
  return true;
}

export function forgetMergeNotices(supplierId: SupplierId | undefined): void {
  try {
    sessionStorage.removeItem(key(supplierId ?? ''));
  } catch {
    // Without storage there is nothing to remove.
  }
}

interface Kept extends MergeNotices {
  readonly fresh: boolean;
  /** The terms when the cart was first shown with these notices. */
  readonly terms?: string;
}

function read(supplierId: SupplierId): Kept | undefined {
  try {
    const kept: Kept | null = JSON.parse(sessionStorage.getItem(key(supplierId)) ?? 'null');
    return kept === null || !Array.isArray(kept.notices)
      ? undefined
      : { ...kept, seen: parseStoredLines(kept.seen) };
  } catch {
    return undefined;
  }
}

function storeNotices(supplierId: SupplierId, kept: Kept): void {
  try {
    sessionStorage.setItem(key(supplierId), JSON.stringify(kept));
  } catch {
    // Without storage only the server's notices are shown.
  }
}
