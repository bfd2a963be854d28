import { type Static, Type } from 'typebox';
import { ShopFields, StoreFields } from '#features/suppliers/contract/shop.schema.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import {
  clientSegment,
  handle,
  latitude,
  longitude,
  orEmpty,
  orNull,
  postalCode,
  supplierKey,
  uuid,
} from '#platform/contract/fields.schema.ts';

const Corner = Type.Object({ lat: latitude, lng: longitude });

const RadiusFields = Type.Object({ lat: latitude, lng: longitude, metros: Type.Integer() });

/** Spec 3, delivery area. An area is a polygon, a radius or a range of CEPs. */
const AreaFields = Type.Object({
  idarea: Type.String(),
  nome: Type.String(),
  coordenadas: Type.Array(Corner),
  raio: orNull(RadiusFields),
  ceps: Type.Union([Type.Object({ de: Type.String(), ate: Type.String() }), Type.Null()]),
});

export const deliveryAreaSchema = {
  summary: 'Onde o fornecedor entrega, por polígonos, raios e faixas de CEP, e as lojas em que se retira.',
  tag: 'Supplier',
  params: Type.Object({ token: handle }),
  query: Type.Object({ idfornecedor: Type.Optional(supplierKey) }),
  answer: Type.Object({
    idfornecedor: Type.String(),
    /** The corners of every ring of every polygon area. */
    coordenadas: Type.Array(Type.Array(Corner)),
    areas: Type.Array(AreaFields),
    coordenadas_lojas: Type.Array(StoreFields),
  }),
} as const satisfies EndpointSchema;

export type WireArea = Static<typeof AreaFields>;

const TermsFields = Type.Object({
  nome: Type.String(),
  taxaEntrega: Type.Number(),
  pedidoMinimo: Type.Number(),
  gratisAcimaDe: Type.Optional(Type.Number()),
});

export const deliveryTermsSchema = {
  summary: 'Taxa, pedido mínimo e entrega grátis em um lugar; nulo onde o fornecedor não entrega.',
  tag: 'Delivery',
  params: Type.Object({ token: handle }),
  query: Type.Object({
    idfornecedor: Type.Optional(supplierKey),
    cep: Type.Optional(postalCode),
    lat: Type.Optional(latitude),
    lng: Type.Optional(longitude),
  }),
  answer: Type.Object({ condicoes: orNull(TermsFields) }),
} as const satisfies EndpointSchema;

export type WireTerms = Static<typeof TermsFields>;

/**
 * `idformapagamento` is ignored: each supplier has its own methods. An empty list is a 200, not an error: the request
 * is made whenever an address is chosen, and browsers log every status from 400 as an error.
 */
export const suppliersByLocationSchema = {
  summary: 'Os fornecedores que entregam em um lugar; de uma loja exclusiva, só ela.',
  tag: 'Supplier',
  params: Type.Object({ client: clientSegment }),
  query: Type.Object({
    lat: Type.Optional(latitude),
    lng: Type.Optional(longitude),
    cep: Type.Optional(postalCode),
    idfornecedor: Type.Optional(supplierKey),
    idempresa: Type.Optional(Type.String({ maxLength: 64 })),
    idformapagamento: Type.Optional(orEmpty(uuid)),
    idcliente: Type.Optional(orEmpty(uuid)),
  }),
  answer: Type.Object({
    fornecedores: Type.Array(ShopFields),
    message: Type.Optional(Type.String({ description: 'Por que a lista está vazia.' })),
  }),
} as const satisfies EndpointSchema;
