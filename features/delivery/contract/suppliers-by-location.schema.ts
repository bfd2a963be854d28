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
 * The way of paying chooses no supplier: each has its own. That nobody delivers to a place is an answer, not a refusal: it is asked
 * wherever an address is chosen, and browsers report every status of 400 and above as an error.
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
