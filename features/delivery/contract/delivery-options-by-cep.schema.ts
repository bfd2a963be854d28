import { Type } from 'typebox';
import { DeliveryTypeField, Latitude, Longitude, Uuid } from '#features/suppliers/contract/fields.schema.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { deliveryOptionsSchema } from './delivery-option.schema.ts';
import { orEmpty } from './or-empty.schema.ts';
import { lookupTexts } from './texts.ts';

/** The look-up runs only with a non-empty cart (spec 5); other fields of a cart item are ignored. */
const productSchema = Type.Object(
  {
    id: Type.Optional(Uuid),
    idproduto: Type.Optional(Uuid),
    quantidade: Type.Number({ minimum: 0.001, maximum: 999_999 }),
  },
  { anyOf: [{ required: ['id'] }, { required: ['idproduto'] }] },
);

export const wantedProducts = Type.Array(productSchema, { minItems: 1, maxItems: 500 });

export const cepField = Type.String({ pattern: '^[0-9]{5}-?[0-9]{3}$' });

export const deliveryOptionsByCepSchema = {
  summary: 'Entrega e retirada para um CEP, também para visitantes; os produtos são precificados aqui.',
  tag: 'Delivery',
  params: Type.Object({ idfornecedor: Uuid, cep: cepField }),
  query: Type.Object({
    tipoEntrega: Type.Optional(orEmpty(DeliveryTypeField)),
    lat: Type.Optional(Latitude),
    lng: Type.Optional(Longitude),
  }),
  body: Type.Object({ produtos: wantedProducts }),
  answer: deliveryOptionsSchema,
  refusals: lookupTexts,
  facts: {
    'no-delivery-option':
      'pedidoMinimo e taxaEntrega, quando só o valor falta; aproximada, quando é só pelo CEP',
  },
} as const satisfies EndpointSchema;
