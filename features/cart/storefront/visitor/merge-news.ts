/**
 * What a login made of the visitor's cart, for the pages that follow, in this window alone. Of prices only those that
 * the visitor saw are kept: what the client pays is compared when it is shown.
 */
import type { ClientId, SupplierId } from '#kernel/ids.ts';
import type { SavedCart } from '../../contract/cart.wire.ts';
import type { CartLine } from '../../domain/cart.ts';
import type { CartNotice } from '../../domain/cart-notice.ts';
import { joinNotices, stillTrue } from '../../domain/notices.ts';
import { withPricesSeen } from '../../domain/seen-prices.ts';
import type { ShownLine } from '../../domain/shown-cart.ts';
import { linesOfKept } from '../save/kept-lines.ts';

export interface MergeNews {
  readonly clientId: ClientId;
  readonly seen: readonly CartLine[];
  readonly notices: readonly CartNotice[];
}

const key = (supplierId: SupplierId): string => `vitrine-merged-${supplierId}`;

export function keepMergeNews(supplierId: SupplierId, { clientId, seen, notices }: MergeNews): void {
  const kept = {
    clientId,
    seen,
    notices: notices.filter(({ kind }) => kind !== 'price-changed'),
    fresh: true,
  };
  write(supplierId, kept);
}

/**
 * The cart with them, as long as they are so. Another quantity may well have another price, and so may another way of
 * buying it: `terms` says on which it is shown, and those of the first time are the login's.
 */
export function withMergeNews(
  supplierId: SupplierId,
  clientId: ClientId,
  cart: SavedCart,
  terms: string,
): SavedCart {
  const news = read(supplierId);
  if (news?.clientId !== clientId) return cart;
  if (news.terms === undefined) write(supplierId, { ...news, terms });
  const comparable = (news.terms ?? terms) === terms;
  const quantities = new Map(cart.lines.map(({ product, quantity }) => [product.id, quantity]));
  const seen = news.seen.filter(
    ({ productId, quantity }) => comparable && quantities.get(productId) === quantity,
  );
  const told = withPricesSeen(cart.notices, seen, cart.lines.map(asVisitorsSee));
  return { ...cart, notices: joinNotices(told, stillTrue(news.notices, cart.lines)) };
}

/** A visitor has no way of paying: what a client's does to a price is no change of it. */
const asVisitorsSee = (line: ShownLine): ShownLine =>
  line.price?.beforePayment === undefined
    ? line
    : { ...line, price: { ...line.price, unit: line.price.beforePayment.unit } };

/** True once a login: for what draws attention to them. */
export function areFresh(supplierId: SupplierId): boolean {
  const news = read(supplierId);
  if (news === undefined || !news.fresh) return false;
  write(supplierId, { ...news, fresh: false });
  return true;
}

/** They were read. */
export function forgetMergeNews(supplierId: SupplierId | undefined): void {
  try {
    sessionStorage.removeItem(key(supplierId ?? ''));
  } catch {
    // Nothing was kept.
  }
}

interface Kept extends MergeNews {
  readonly fresh: boolean;
  /** How the cart was bought when it was shown with them first. */
  readonly terms?: string;
}

function read(supplierId: SupplierId): Kept | undefined {
  try {
    const kept: Kept | null = JSON.parse(sessionStorage.getItem(key(supplierId)) ?? 'null');
    return kept === null || !Array.isArray(kept.notices)
      ? undefined
      : { ...kept, seen: linesOfKept(kept.seen) };
  } catch {
    return undefined;
  }
}

function write(supplierId: SupplierId, kept: Kept): void {
  try {
    sessionStorage.setItem(key(supplierId), JSON.stringify(kept));
  } catch {
    // Then only what the server still knows is told.
  }
}
