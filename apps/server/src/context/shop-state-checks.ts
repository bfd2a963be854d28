/** Refuses what a shop does not serve while it is closed, or before it opens. */
import { closedTexts } from '#features/suppliers/contract/closed-texts.ts';
import type { Shop } from '#features/suppliers/domain/shop.ts';
import { isClosed } from '#features/suppliers/domain/shop-state.ts';
import type { ServedCall } from '#platform/http/documentation/served-calls.ts';
import { HttpRefusal } from '#platform/http/refusal.ts';

/**
 * A closed shop answers no shopper, except the calls that say so; its staff may read. A draft answers everybody and sells nothing.
 */
export function checkShopState(
  shop: Shop | undefined,
  { access, endpoint, supplier, whileClosed = false, sells = false }: ServedCall,
): void {
  if (shop?.state === undefined || supplier === 'none') return;
  const reads = access === 'staff' && endpoint.method === 'GET';
  if (isClosed(shop.state)) {
    if (!reads && !whileClosed) throw new HttpRefusal('shop-closed', closedTexts['shop-closed']);
  } else if (sells) throw new HttpRefusal('shop-not-open', closedTexts['shop-not-open']);
}
