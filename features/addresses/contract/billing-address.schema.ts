import { Type } from 'typebox';
import { ClientSegment, SupplierKeyField, Uuid } from '#features/suppliers/contract/fields.schema.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { AddressFields, NewAddressFields } from './address.schema.ts';
import { addressTexts } from './texts.ts';

const params = Type.Object({ client: ClientSegment, idcliente: Uuid });

export const getBillingAddressSchema = {
  summary: 'O endereço de faturamento do cliente; `null` enquanto não há.',
  tag: 'Addresses',
  params,
  query: Type.Object({ idfornecedor: Type.Optional(SupplierKeyField) }),
  answer: Type.Object({ enderecofaturamento: Type.Union([AddressFields, Type.Null()]) }),
} as const satisfies EndpointSchema;

export const saveBillingAddressSchema = {
  summary: 'Guarda o endereço de faturamento do cliente, à parte dos de entrega. Há um só.',
  tag: 'Addresses',
  params,
  body: Type.Object({ ...NewAddressFields.properties, idfornecedor: Type.Optional(SupplierKeyField) }),
  answer: AddressFields,
  refusals: someRefusals(addressTexts, 'invalid-address'),
  facts: { 'invalid-address': 'campos, o que há em cada um, pelo nome' },
} as const satisfies EndpointSchema;
