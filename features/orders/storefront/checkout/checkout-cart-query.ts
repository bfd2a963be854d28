import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type Buyer, buyerKey } from '#features/accounts/storefront/buyer.ts';
import { sessionSegment } from '#features/accounts/storefront/login/use-session.ts';
import { getCartEndpoint } from '#features/cart/contract/cart.endpoints.ts';
import { cartFromWire } from '#features/cart/contract/cart.wire.ts';
import type { SavedCart } from '#features/cart/domain/saved-cart.ts';
import { deliveryTypeToWire } from '#features/suppliers/contract/delivery-type.wire.ts';
import { defined } from '#kernel/defined.ts';
import type { StandingChoices } from './standing-choices.ts';

export const checkoutCartKey = (buyer: Buyer) => ['checkout-cart', ...buyerKey(buyer)] as const;

type Terms = Pick<StandingChoices, 'pricedFor' | 'type' | 'address'>;

/** The saved cart, priced for this delivery type, address and payment method: the order charges the same. */
export const checkoutCartQuery = (buyer: Buyer, { pricedFor, type, address }: Terms) => {
  const idendereco = type === 'delivery' ? address?.id : undefined;
  return queryOptions({
    queryKey: [...checkoutCartKey(buyer), pricedFor, type, idendereco] as const,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<SavedCart> => {
      const { api, shop, session } = buyer;
      const params = { client: sessionSegment(session), idcliente: session.clientId };
      const query = {
        idfornecedor: shop.id,
        canalVenda: 'WEB' as const,
        tipoentrega: deliveryTypeToWire(type),
        ...defined({ idendereco, idformapagamento: pricedFor }),
      };
      return cartFromWire(await api.call(getCartEndpoint, { params, query }, { signal }));
    },
  });
};
