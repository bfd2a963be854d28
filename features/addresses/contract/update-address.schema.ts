import { Type } from 'typebox';
import { ClientSegment, SupplierKeyField, Uuid } from '#features/suppliers/contract/fields.schema.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { AddressFields, NewAddressFields } from './address.schema.ts';
import { addressTexts } from './texts.ts';

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
  refusals: someRefusals(addressTexts, 'invalid-address'),
  facts: { 'invalid-address': 'campos, o que há em cada um, pelo nome' },
} as const satisfies EndpointSchema;
