import { Type } from 'typebox';
import { ClientSegment, SupplierKeyField } from '#features/suppliers/contract/fields.schema.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { AddressFields } from './address.schema.ts';

export const listAddressesSchema = {
  summary: 'Os endereços do cliente, o principal primeiro.',
  tag: 'Addresses',
  params: Type.Object({ client: ClientSegment }),
  query: Type.Object({ idfornecedor: Type.Optional(SupplierKeyField) }),
  answer: Type.Object({ enderecos: Type.Array(AddressFields) }),
} as const satisfies EndpointSchema;
