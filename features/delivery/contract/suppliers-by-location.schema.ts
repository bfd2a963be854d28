import { Type } from 'typebox';
import {
  ClientSegment,
  Latitude,
  Longitude,
  SupplierKeyField,
  Uuid,
} from '#features/suppliers/contract/fields.schema.ts';
import { ShopFields } from '#features/suppliers/contract/shop.schema.ts';
import { supplierTexts } from '#features/suppliers/contract/texts.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { orEmpty } from './or-empty.schema.ts';

/** The way of paying chooses no supplier: each has its own. */
export const suppliersByLocationSchema = {
  summary: 'Os fornecedores que entregam em um lugar; de uma loja exclusiva, só ela.',
  tag: 'Supplier',
  params: Type.Object({ client: ClientSegment }),
  query: Type.Object({
    lat: Type.Optional(Latitude),
    lng: Type.Optional(Longitude),
    cep: Type.Optional(Type.String({ pattern: '^[0-9]{5}-?[0-9]{3}$' })),
    idfornecedor: Type.Optional(SupplierKeyField),
    idempresa: Type.Optional(Type.String({ maxLength: 64 })),
    idformapagamento: Type.Optional(orEmpty(Uuid)),
    idcliente: Type.Optional(orEmpty(Uuid)),
  }),
  answer: Type.Object({ fornecedores: Type.Array(ShopFields) }),
  refusals: someRefusals(supplierTexts, 'unserved-address'),
} as const satisfies EndpointSchema;
