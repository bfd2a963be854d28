import { Type } from 'typebox';
import {
  ClientSegment,
  Latitude,
  Longitude,
  SupplierKeyField,
  Uuid,
} from '#features/suppliers/contract/fields.schema.ts';
import { ShopFields } from '#features/suppliers/contract/shop.schema.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { orEmpty } from './or-empty.schema.ts';

/**
 * `idformapagamento` is ignored: each supplier has its own methods. An empty list is a 200, not an error: the request
 * is made whenever an address is chosen, and browsers log every status from 400 as an error.
 */
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
  answer: Type.Object({
    fornecedores: Type.Array(ShopFields),
    message: Type.Optional(Type.String({ description: 'Por que a lista está vazia.' })),
  }),
} as const satisfies EndpointSchema;
