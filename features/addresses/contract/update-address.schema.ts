import { Type } from 'typebox';
import { ClientSegment, SupplierKeyField, Uuid } from '#features/suppliers/contract/fields.schema.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { AddressFields, NewAddressFields } from './address.schema.ts';

export const updateAddressSchema = {
  summary:
    'Altera um endereço do cliente; o que não vem fica como está. Com `primario`, ele passa a ser o principal.',
  tag: 'Addresses',
  params: Type.Object({ client: ClientSegment }),
  body: Type.Object({
    idendereco: Uuid,
    ...NewAddressFields.properties,
    idfornecedor: Type.Optional(SupplierKeyField),
    idcliente: Type.Optional(Uuid),
  }),
  answer: AddressFields,
} as const satisfies EndpointSchema;
