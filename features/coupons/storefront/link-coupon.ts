/** A code that an address carried, kept for this tab until there is a client and a cart. Spec 7, referral. */
import type { SupplierId } from '#kernel/ids.ts';
import { COUPON_PARAM } from '../contract/referral.wire.ts';
import { normalCode } from '../domain/coupon-code.ts';

const place = (supplierId: SupplierId): string => `vitrine-cupom-${supplierId}`;

/** Takes up what the page's address says; gives the code where it is news. */
export function takeLinkCoupon(supplierId: SupplierId, search: string): string | undefined {
  const code = normalCode((new URLSearchParams(search).get(COUPON_PARAM) ?? '').slice(0, 60));
  if (code === '' || code === keptLinkCoupon(supplierId)) return undefined;
  try {
    sessionStorage.setItem(place(supplierId), code);
    return code;
  } catch {
    // A browser that keeps nothing lets it be typed.
    return undefined;
  }
}

export function keptLinkCoupon(supplierId: SupplierId): string | undefined {
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
    // Then nothing was kept there.
  }
}
