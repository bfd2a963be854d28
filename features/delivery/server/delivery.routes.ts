import type { FastifyInstance } from 'fastify';
import { addressOf } from '#features/addresses/server/public.ts';
import { fromReais } from '#kernel/money.ts';
import type { Result } from '#kernel/result.ts';
import { notFound } from '#platform/http/common-refusals.ts';
import { orRefuse } from '#platform/http/refusal.ts';
import { type RequestContext, serve } from '#platform/http/serve.ts';
import { deliveryOptionToWire } from '../contract/delivery-option.wire.ts';
import { deliveryOptionsByAddressSchema } from '../contract/delivery-options-by-address.schema.ts';
import { deliveryOptionsByAddress } from '../contract/delivery-options-by-address.ts';
import { deliveryOptionsByCepSchema } from '../contract/delivery-options-by-cep.schema.ts';
import { deliveryOptionsByCep } from '../contract/delivery-options-by-cep.ts';
import { wantedProductsFromWire } from '../contract/products.wire.ts';
import { refusalToWire } from '../contract/refusal.wire.ts';
import { deliveryTexts } from '../contract/texts.ts';
import type { DeliveryOption } from '../domain/delivery-option.ts';
import { deliveryOptions, type NoDelivery } from './delivery-options.ts';
import { priceProducts } from './price-products.ts';

export function deliveryRoutes(app: FastifyInstance): void {
  // A visitor may ask for pickup here; addresses belong to clients.
  serve(
    app,
    deliveryOptionsByAddress,
    deliveryOptionsByAddressSchema,
    { access: 'anyone' },
    async (context, { query }) => {
      const { idendereco, tipoEntrega: type, totalprodutos } = query;
      const place = idendereco === undefined ? undefined : await ownAddress(context, idendereco);
      const subtotal = totalprodutos === undefined ? undefined : fromReais(totalprodutos);
      return answer(await deliveryOptions(context, { type, place }, subtotal));
    },
  );
  serve(
    app,
    deliveryOptionsByCep,
    deliveryOptionsByCepSchema,
    { access: 'anyone' },
    async (context, { params, query, body }) => {
      const { lat: latitude, lng: longitude, tipoEntrega: type } = query;
      const place = {
        postalCode: params.cep.replace('-', ''),
        ...(latitude === undefined || longitude === undefined ? {} : { position: { latitude, longitude } }),
      };
      const subtotal = await priceProducts(context, wantedProductsFromWire(body.produtos), type);
      return answer(await deliveryOptions(context, { type, place }, subtotal));
    },
  );
}

async function ownAddress(context: RequestContext, id: string) {
  const address = await addressOf(context, id);
  if (address === undefined) throw notFound();
  return address;
}

function answer(result: Result<DeliveryOption[], NoDelivery>) {
  const told = result.ok ? result : { ok: false as const, refusal: refusalToWire(result.refusal) };
  return { formasEntrega: orRefuse(told, deliveryTexts).map(deliveryOptionToWire) };
}
