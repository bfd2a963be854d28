import { Type } from 'typebox';
import { ClientSegment, SupplierKeyField, Uuid } from '#features/suppliers/contract/fields.schema.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { AddressFields, NewAddressFields } from './address.schema.ts';
import { addressTexts } from './texts.ts';

export const listAddressesSchema = {
  summary: 'Os endereços do cliente, o principal primeiro.',
  tag: 'Addresses',
  params: Type.Object({ client: ClientSegment }),
  query: Type.Object({ idfornecedor: Type.Optional(SupplierKeyField) }),
  answer: Type.Object({ enderecos: Type.Array(AddressFields) }),
} as const satisfies EndpointSchema;

export const createAddressSchema = {
  summary: 'Cria um endereço do cliente e devolve o seu id.',
  tag: 'Addresses',
  params: Type.Object({ client: ClientSegment }),
  body: Type.Object({
    ...NewAddressFields.properties,
    idfornecedor: Type.Optional(SupplierKeyField),
    idcliente: Type.Optional(Uuid),
  }),
  answer: AddressFields,
  refusals: someRefusals(addressTexts, 'invalid-address', 'too-many-addresses', 'single-address'),
  facts: { 'invalid-address': 'campos, o que há em cada um, pelo nome' },
} as const satisfies EndpointSchema;

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

export const deleteAddressSchema = {
  summary: 'Exclui um endereço do cliente. Se era o principal, o mais antigo dos outros passa a ser.',
  tag: 'Addresses',
  params: Type.Object({ client: ClientSegment, idendereco: Uuid }),
  answer: Type.Object({ status: Type.Literal('success') }),
} as const satisfies EndpointSchema;

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
