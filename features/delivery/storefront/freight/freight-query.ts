import { queryOptions } from '@tanstack/react-query';
import type { Position } from '#features/addresses/domain/address.ts';
import { deliveryTypeToWire } from '#features/suppliers/contract/delivery-type.wire.ts';
import type { DeliveryType } from '#features/suppliers/domain/delivery-types.ts';
import type { Shop } from '#features/suppliers/domain/shop.ts';
import type { ProductId, SupplierId } from '#kernel/ids.ts';
import { fromReais, type Money } from '#kernel/money.ts';
import { type Quantity, toNumber } from '#kernel/quantity.ts';
import { type Api, ApiRefusal } from '#platform/web/api.ts';
import { deliveryOptionsByCepEndpoint } from '../../contract/delivery.endpoints.ts';
import { deliveryOptionFromWire } from '../../contract/delivery-option.wire.ts';
import type { DeliveryOption } from '../../domain/delivery-option.ts';

export interface FreightByCepProps {
  readonly shop: Pick<Shop, 'id' | 'tags'>;
  readonly productId: ProductId;
  readonly quantity: Quantity;
  /** What this quantity costs. */
  readonly subtotal: Money;
}

export interface FreightRequest {
  readonly supplierId: SupplierId;
  /** The delivery types that the shop offers. */
  readonly types: readonly DeliveryType[];
  /** Eight digits; with fewer, nothing is requested. */
  readonly cep: string;
  /** Where exactly it is, where that is known. */
  readonly position?: Position | undefined;
  readonly productId: ProductId;
  readonly quantity: Quantity;
}

/** The minimum order, and the fee from there on; approximate if only the CEP is known. */
export interface LaterFreight {
  readonly minimumOrder: Money;
  readonly fee: Money;
  readonly approximate?: true;
}

/** The result for one delivery type. A refusal is data: minimum and fee, or the server's message. Spec 8. */
export type Freight =
  | { readonly options: readonly DeliveryOption[] }
  | { readonly from: LaterFreight }
  | { readonly refusal: string };

/** Delivery options for a quantity of a product to a CEP, one request per delivery type. Spec 7, delivery. */
export const freightQuery = (
  api: Api,
  { supplierId, types, cep, position, productId, quantity }: FreightRequest,
) =>
  queryOptions({
    queryKey: ['freight', supplierId, cep, productId, quantity, position] as const,
    enabled: cep.length === 8,
    queryFn: ({ signal }): Promise<Freight[]> => {
      const at = position === undefined ? {} : { lat: position.latitude, lng: position.longitude };
      const params = { idfornecedor: supplierId, cep };
      const body = { produtos: [{ idproduto: productId, quantidade: toNumber(quantity) }] };
      return Promise.all(
        types
          .map(deliveryTypeToWire)
          .map((tipoEntrega) =>
            api
              .call(deliveryOptionsByCepEndpoint, { params, query: { tipoEntrega, ...at }, body }, { signal })
              .then(
                ({ formasEntrega }) => ({ options: formasEntrega.map(deliveryOptionFromWire) }),
                refusedFreight,
              ),
          ),
      );
    },
  });

function refusedFreight(error: unknown): Freight {
  if (!(error instanceof ApiRefusal) || error.status !== 422) throw error;
  const { message, problem } = error;
  const { pedidoMinimo, taxaEntrega, aproximada } = problem.facts ?? {};
  return typeof pedidoMinimo === 'number' && typeof taxaEntrega === 'number'
    ? {
        from: {
          minimumOrder: fromReais(pedidoMinimo),
          fee: fromReais(taxaEntrega),
          ...(aproximada === true ? { approximate: true } : {}),
        },
      }
    : { refusal: message };
}
