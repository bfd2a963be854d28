import { Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { clientSegment, orNull, supplierKey, uuid } from '#platform/contract/fields.schema.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { addressSchema, NewAddressFields } from './address.schema.ts';
import { addressTexts } from './texts.ts';

export const listAddressesSchema = {
  summary: 'Os endereços do cliente, o principal primeiro.',
  tag: 'Addresses',
  params: Type.Object({ client: clientSegment }),
  query: Type.Object({ idfornecedor: Type.Optional(supplierKey) }),
  answer: Type.Object({ enderecos: Type.Array(addressSchema) }),
} as const satisfies EndpointSchema;

export const createAddressSchema = {
  summary: 'Cria um endereço do cliente e devolve o seu id.',
  tag: 'Addresses',
  params: Type.Object({ client: clientSegment }),
  body: Type.Object({
    ...NewAddressFields.properties,
    idfornecedor: Type.Optional(supplierKey),
    idcliente: Type.Optional(uuid),
  }),
  answer: addressSchema,
  refusals: someRefusals(addressTexts, 'invalid-address', 'too-many-addresses', 'single-address'),
  facts: { 'invalid-address': 'campos, o que há em cada um, pelo nome' },
} as const satisfies EndpointSchema;

export const updateAddressSchema = {
  summary:
    'Altera um endereço do cliente; o que não vem fica como está. Com `primario`, ele passa a ser o principal.',
  tag: 'Addresses',
  params: Type.Object({ client: clientSegment }),
  body: Type.Object({
    idendereco: uuid,
    ...NewAddressFields.properties,
    idfornecedor: Type.Optional(supplierKey),
    idcliente: Type.Optional(uuid),
  }),
  answer: addressSchema,
  refusals: someRefusals(addressTexts, 'invalid-address'),
  facts: { 'invalid-address': 'campos, o que há em cada um, pelo nome' },
} as const satisfies EndpointSchema;

export const deleteAddressSchema = {
  summary: 'Exclui um endereço do cliente. Se era o principal, o mais antigo dos outros passa a ser.',
  tag: 'Addresses',
  params: Type.Object({ client: clientSegment, idendereco: uuid }),
  answer: Type.Object({ status: Type.Literal('success') }),
} as const satisfies EndpointSchema;

const params = Type.Object({ client: clientSegment, idcliente: uuid });

export const getBillingAddressSchema = {
  summary: 'O endereço de faturamento do cliente; `null` enquanto não há.',
  tag: 'Addresses',
  params,
  query: Type.Object({ idfornecedor: Type.Optional(supplierKey) }),
  answer: Type.Object({ enderecofaturamento: orNull(addressSchema) }),
} as const satisfies EndpointSchema;

export const saveBillingAddressSchema = {
  summary: 'Guarda o endereço de faturamento do cliente, à parte dos de entrega. Há um só.',
  tag: 'Addresses',
  params,
  body: Type.Object({ ...NewAddressFields.properties, idfornecedor: Type.Optional(supplierKey) }),
  answer: addressSchema,
  refusals: someRefusals(addressTexts, 'invalid-address'),
  facts: { 'invalid-address': 'campos, o que há em cada um, pelo nome' },
} as const satisfies EndpointSchema;
