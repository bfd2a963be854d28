/** Fee look-ups of the cart, before the checkout. Spec 7, delivery-fee look-ups. A refusal is data: it is shown, not retried. */

import { queryOptions } from '@tanstack/react-query';
import { type Buyer, buyerKey } from '#features/accounts/storefront/buyer.ts';
import { sessionSegment } from '#features/accounts/storefront/login/use-session.ts';
import type { Position } from '#features/addresses/domain/address.ts';
import { deliveryTypeToWire } from '#features/suppliers/contract/delivery-type.wire.ts';
import type { DeliveryType } from '#features/suppliers/domain/delivery-types.ts';
import { defined } from '#kernel/defined.ts';
import { type Money, toReais } from '#kernel/money.ts';
import { toNumber } from '#kernel/quantity.ts';
import { type Api, ApiRefusal } from '#platform/web/api.ts';
import { deliveryFeeByAddressEndpoint, deliveryFeeByCepEndpoint } from '../../contract/delivery.endpoints.ts';
import { deliveryOptionFromWire } from '../../contract/delivery-option.wire.ts';
import type { DeliveryOption } from '../../domain/delivery-option.ts';
import type { WantedProduct } from '../../domain/fee.ts';
import {
  canLookUp,
  type DeliveryRequest,
  failureOf,
  type LookupFailure,
  queryOf,
} from '../delivery-options-query.ts';

export type CartFeeResult =
  | { readonly option: DeliveryOption }
  | { readonly failure: LookupFailure; readonly openModal: boolean };

/** Only for pickup, or with an address that has a CEP. Spec 5. */
export const feeByAddressQuery = (buyer: Buyer, request: DeliveryRequest) => {
  const { api, shop, session } = buyer;
  return queryOptions({
    queryKey: ['delivery-fee', ...buyerKey(buyer), queryOf(request)] as const,
    enabled: canLookUp(request),
    queryFn: ({ signal }): Promise<CartFeeResult> => {
      const params = { client: sessionSegment(session), idfornecedor: shop.id };
      return resultOf(
        api.call(deliveryFeeByAddressEndpoint, { params, query: queryOf(request) }, { signal }),
      );
    },
  });
};

export interface CepFeeRequest {
  /** Eight digits; with fewer, nothing is requested. */
  readonly cep: string;
  readonly position?: Position | undefined;
  readonly type: DeliveryType;
  readonly products: readonly WantedProduct[];
  /** Including combos and gift wrapping; absent if prices are hidden. */
  readonly subtotal?: Money | undefined;
}

/** Only with a non-empty cart. Spec 5. */
export const feeByCepQuery = (
  api: Api,
  supplierId: string,
  { cep, position, type, products, subtotal }: CepFeeRequest,
) => {
  const carrinho = products.map(({ productId, quantity }) => ({
    idproduto: productId,
    quantidade: toNumber(quantity),
  }));
  return queryOptions({
    queryKey: ['delivery-fee-by-cep', supplierId, cep, position, type, carrinho, subtotal] as const,
    enabled: cep.length === 8 && products.length > 0,
    queryFn: ({ signal }): Promise<CartFeeResult> => {
      const body = {
        carrinho,
        tipoEntrega: deliveryTypeToWire(type),
        ...defined({
          totalprodutos: subtotal === undefined ? undefined : toReais(subtotal),
          position: position === undefined ? undefined : { lat: position.latitude, lng: position.longitude },
        }),
      };
      return resultOf(
        api.call(deliveryFeeByCepEndpoint, { params: { idfornecedor: supplierId, cep }, body }, { signal }),
      );
    },
  });
};

async function resultOf(
  response: Promise<{ readonly formaEntrega: Parameters<typeof deliveryOptionFromWire>[0] }>,
): Promise<CartFeeResult> {
  try {
    return { option: deliveryOptionFromWire((await response).formaEntrega) };
  } catch (error) {
    if (!(error instanceof ApiRefusal) || error.status >= 500 || error.status === 429) throw error;
    return { failure: failureOf(error), openModal: error.problem.openModal === true };
  }
}
