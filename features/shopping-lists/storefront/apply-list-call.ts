import { cartFromWire } from '#features/cart/contract/cart.wire.ts';
import { noticeFromWire } from '#features/cart/contract/cart-notice.wire.ts';
import { receiveCart } from '#features/cart/storefront/fill/receive-cart.ts';
import { buyingTermsToWire } from '#features/catalog/contract/buying-terms.wire.ts';
import type { CatalogScope } from '#features/catalog/storefront/queries/catalog-scope.ts';
import { applyListEndpoint } from '../contract/lists.endpoints.ts';
import type { ListId } from '../domain/shopping-list.ts';

/** Adds a whole list to the cart by one call. Returns why the cart stayed as it was. Spec 5, applying a shopping list. */
export async function applyListCall(scope: CatalogScope, id: ListId): Promise<string | undefined> {
  let problem: string | undefined;
  await receiveCart(async () => {
    const { status, message, avisos, carrinho } = await scope.api.call(applyListEndpoint, {
      params: { idfornecedor: scope.supplierId, idlista: id },
      query: buyingTermsToWire(scope),
    });
    if (status === 'success' && carrinho !== undefined)
      return { ...cartFromWire(carrinho), notices: avisos.map(noticeFromWire) };
    problem = message ?? '';
    return undefined;
  });
  return problem;
}
