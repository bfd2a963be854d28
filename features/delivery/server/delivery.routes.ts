import type { FastifyInstance } from 'fastify';
import type { Static } from 'typebox';
import type { PositionOf } from '#features/addresses/server/position-of-postal-code.ts';
import { requestedMethod } from '#features/payments/server/methods/requested-method.ts';
import { optionalDeliveryTypeFromWire } from '#features/suppliers/contract/delivery-type.wire.ts';
import { defined } from '#kernel/defined.ts';
import { fromReais } from '#kernel/money.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Context } from '#platform/db/context.ts';
import { notFound } from '#platform/http/common-refusals.ts';
import { orRefuse } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import {
  deliveryFeeByAddressEndpoint,
  deliveryFeeByCepEndpoint,
  deliveryOptionsByAddressEndpoint,
  deliveryOptionsByCepEndpoint,
} from '../contract/delivery.endpoints.ts';
import {
  type addressQuery,
  deliveryFeeByAddressSchema,
  deliveryFeeByCepSchema,
  deliveryOptionsByAddressSchema,
  deliveryOptionsByCepSchema,
  emptyToUndefined,
} from '../contract/delivery.schema.ts';
import { deliveryOptionToWire } from '../contract/delivery-option.wire.ts';
import { wantedProductsFromWire } from '../contract/products.wire.ts';
import { refusalToWire } from '../contract/refusal.wire.ts';
import { deliveryTexts, lookupTexts } from '../contract/texts.ts';
import type { DeliveryOption } from '../domain/delivery-option.ts';
import type { NoDelivery } from './delivery-options.ts';
import {
  findOptionsByAddress,
  findOptionsByCep,
  type GoodsOf,
  type OptionsByAddress,
} from './find-delivery-options.ts';

interface DeliverySources {
  readonly goodsOf: GoodsOf;
  readonly positionOf: PositionOf;
}

/** `goodsOf` is provided by the cart, `positionOf` by addresses. */
export function deliveryRoutes(app: FastifyInstance, { goodsOf, positionOf }: DeliverySources): void {
  const anyone = { access: 'anyone' } as const;

  serve(
    app,
    deliveryOptionsByAddressEndpoint,
    deliveryOptionsByAddressSchema,
    anyone,
    async (context, { query }) => ({
      formasEntrega: answered(
        await findOptionsByAddress(context, await requestOf(context, query), goodsOf),
      ).map(deliveryOptionToWire),
    }),
  );

  serve(app, deliveryFeeByAddressEndpoint, deliveryFeeByAddressSchema, anyone, async (context, { query }) =>
    feeOf(answered(await findOptionsByAddress(context, await requestOf(context, query), goodsOf))),
  );

  serve(
    app,
    deliveryOptionsByCepEndpoint,
    deliveryOptionsByCepSchema,
    anyone,
    async (context, { params, query, body }) => {
      const { lat: latitude, lng: longitude } = query;
      const type = optionalDeliveryTypeFromWire(query.tipoEntrega);
      const position =
        latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
      const products = wantedProductsFromWire(body.produtos);
      const options = { postalCode: digitsOf(params.cep), position, type, products };
      const found = await findOptionsByCep(context, options, positionOf);
      return { formasEntrega: answered(found).map(deliveryOptionToWire) };
    },
  );

  serve(app, deliveryFeeByCepEndpoint, deliveryFeeByCepSchema, anyone, async (context, { params, body }) => {
    const { carrinho, position: at, totalprodutos } = body;
    const type = optionalDeliveryTypeFromWire(body.tipoEntrega);
    const position = at ? { latitude: at.lat, longitude: at.lng } : undefined;
    const products = wantedProductsFromWire(carrinho);
    const subtotal = totalprodutos === undefined ? undefined : fromReais(totalprodutos);
    const options = { postalCode: digitsOf(params.cep), position, type, products, subtotal };
    return feeOf(answered(await findOptionsByCep(context, options, positionOf)));
  });
}

type AddressQuery = Static<typeof addressQuery>;

async function requestOf(
  context: Context,
  { idendereco, tipoEntrega, idformapagamento, totalprodutos }: AddressQuery,
): Promise<OptionsByAddress> {
  const addressId = emptyToUndefined(idendereco);
  const deliveryType = optionalDeliveryTypeFromWire(tipoEntrega);
  const paymentMethodId = await requestedMethod(context, emptyToUndefined(idformapagamento));
  return {
    ...defined({
      addressId,
      deliveryType,
      paymentMethodId,
      subtotal: totalprodutos === undefined ? undefined : fromReais(totalprodutos),
    }),
  };
}

const digitsOf = (cep: string): string => cep.replace('-', '');

/** The first option, which becomes the active one. Spec 4, delivery options. Refuses if there is none. */
function feeOf([first]: readonly DeliveryOption[]) {
  const option = orRefuse(
    first === undefined ? refuse({ code: 'no-delivery-option' as const }) : accept(first),
    deliveryTexts,
  );
  const formaEntrega = deliveryOptionToWire(option);
  return { taxaentrega: formaEntrega.taxaEntrega, formaEntrega };
}

type DeliveryRefusal =
  | NoDelivery
  | { readonly code: 'no-such-address' }
  | { readonly code: 'address-needed' };

function answered(result: Result<DeliveryOption[], DeliveryRefusal>): DeliveryOption[] {
  if (result.ok) return result.value;
  const { refusal } = result;
  if (refusal.code === 'no-such-address') throw notFound();
  return orRefuse({ ok: false, refusal: refusalToWire(refusal) }, lookupTexts);
}
