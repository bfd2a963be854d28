import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { clientSegment } from '#features/accounts/storefront/public.tsx';
import { cartFromWire, type SavedCart } from '#features/cart/contract/cart.wire.ts';
import { getCart } from '#features/cart/contract/get-cart.ts';
import { type Buyer, buyerKey } from '#features/payments/storefront/public.tsx';

export const checkoutCartKey = (buyer: Buyer) => ['checkout-cart', ...buyerKey(buyer)] as const;

/** The saved cart at the prices of one way of paying; without one, at ordinary prices. */
export const checkoutCartQuery = (buyer: Buyer, paymentMethodId: string | undefined) =>
  queryOptions({
    queryKey: [...checkoutCartKey(buyer), paymentMethodId] as const,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<SavedCart> => {
      const { api, shop, session } = buyer;
      const params = { client: clientSegment(session), idcliente: session.clientId };
      const query = {
        idfornecedor: shop.id,
        canalVenda: 'WEB' as const,
        ...(paymentMethodId === undefined ? {} : { idformapagamento: paymentMethodId }),
      };
      return cartFromWire(await api.call(getCart, { params, query }, { signal }));
    },
  });
