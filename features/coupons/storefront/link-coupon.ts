/** A code of a link, or one chosen for an empty cart, saved in this tab until there is a client and a cart. Spec 7, referral. */
import type { SupplierId } from '#kernel/ids.ts';
import { COUPON_PARAM } from '../contract/referral.wire.ts';
import { normalCode } from '../domain/coupon-code.ts';

const place = (supplierId: SupplierId): string => `vitrine-cupom-${supplierId}`;

/** Saves the code of the page's address; returns it if it was not saved before. */
export function takeLinkCoupon(supplierId: SupplierId, search: string): string | undefined {
  const code = normalCode((new URLSearchParams(search).get(COUPON_PARAM) ?? '').slice(0, 60));
  if (code === '' || code === storedLinkCoupon(supplierId)) return undefined;
  return storeCoupon(supplierId, code) ? code : undefined;
}

/** False without storage: the code can be typed later. */
export function storeCoupon(supplierId: SupplierId, code: string): boolean {
  try {
    sessionStorage.setItem(place(supplierId), code);
    return true;
  } catch {
    return false;
  }
}

export function storedLinkCoupon(supplierId: SupplierId): string | undefined {
  try {
    return sessionStorage.getItem(place(supplierId)) ?? undefined;
  } catch {
    return undefined;
  }
}

export function forgetLinkCoupon(supplierId: SupplierId): void {
  try {
    sessionStorage.removeItem(place(supplierId));
  } catch {
    // Without storage nothing was saved.
  }
}
