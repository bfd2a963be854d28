import { queryOptions } from '@tanstack/react-query';
import { type Buyer, buyerKey } from '#features/accounts/storefront/buyer.ts';
import { sessionSegment } from '#features/accounts/storefront/login/use-session.ts';
import type { Address } from '#features/addresses/domain/address.ts';
import { deliveryTypeToWire } from '#features/suppliers/contract/delivery-type.wire.ts';
import type { DeliveryType } from '#features/suppliers/domain/delivery-types.ts';
import { defined } from '#kernel/defined.ts';
import { fromReais, type Money, toReais } from '#kernel/money.ts';
import { ApiRefusal } from '#platform/web/api.ts';
import { plainWords } from '#platform/web/plain-words.ts';
import { deliveryOptionsByAddressEndpoint } from '../contract/delivery.endpoints.ts';
import { deliveryOptionFromWire } from '../contract/delivery-option.wire.ts';
import { LOOKUP_FAILED } from '../contract/texts.ts';
import type { DeliveryOption } from '../domain/delivery-option.ts';

/** Fee look-ups wait until cart and choices have not changed for this long. Milliseconds. Spec 9. */
export const FEE_LOOKUP_DEBOUNCE = 500;

export interface DeliveryRequest {
  readonly type: DeliveryType;
  readonly address?: Pick<Address, 'id' | 'postalCode'> | undefined;
  /** The products' value, for minimum and free delivery. Absent if prices are hidden. */
  readonly subtotal?: Money | undefined;
  readonly paymentMethodId?: string | undefined;
}

export interface DeliveryLookup {
  readonly options: readonly DeliveryOption[];
  /** An error empties the list and shows a message. Spec 4, delivery options. */
  readonly failure?: LookupFailure;
}

export interface LookupFailure {
  readonly recorded: string;
  readonly message: string;
  /** Present if only the order's value is too low. */
  readonly minimumOrder?: Money;
}

/** Only for pickup, or with an address that has a CEP. Spec 5. */
export const canLookUp = ({ type, address }: DeliveryRequest): boolean =>
  type === 'pickup' || (address?.postalCode ?? '') !== '';

/** Delivery options with fees and slots. A refusal is data: it is shown, not retried. */
export const deliveryOptionsQuery = (buyer: Buyer, request: DeliveryRequest) => {
  const { api, shop, session } = buyer;
  const idendereco = request.type === 'delivery' ? request.address?.id : undefined;
  return queryOptions({
    queryKey: [
      'delivery-options',
      ...buyerKey(buyer),
      request.type,
      idendereco,
      request.subtotal,
      request.paymentMethodId,
    ] as const,
    enabled: canLookUp(request),
    queryFn: async ({ signal }): Promise<DeliveryLookup> => {
      const params = { client: sessionSegment(session), idfornecedor: shop.id };
      const query = queryOf(request);
      try {
        const answer = await api.call(deliveryOptionsByAddressEndpoint, { params, query }, { signal });
        return { options: answer.formasEntrega.map(deliveryOptionFromWire) };
      } catch (error) {
        if (!(error instanceof ApiRefusal) || error.status >= 500) throw error;
        return { options: [], failure: failureOf(error) };
      }
    },
  });
};

/** The query string of both look-ups by address. Spec 7, delivery. */
export const queryOf = ({ type, address, subtotal, paymentMethodId }: DeliveryRequest) => ({
  tipoEntrega: deliveryTypeToWire(type),
  ...(type === 'delivery' && address !== undefined ? { idendereco: address.id } : {}),
  ...defined({
    totalprodutos: subtotal === undefined ? undefined : toReais(subtotal),
    idformapagamento: paymentMethodId,
  }),
});

export function failureOf({ message, problem }: ApiRefusal): LookupFailure {
  const minimum = problem.facts?.pedidoMinimo;
  return {
    recorded: LOOKUP_FAILED,
    message: plainWords(message),
    ...(typeof minimum === 'number' ? { minimumOrder: fromReais(minimum) } : {}),
  };
}
