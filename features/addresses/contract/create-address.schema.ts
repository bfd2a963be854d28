import { Type } from 'typebox';
import { ClientSegment, SupplierKeyField, Uuid } from '#features/suppliers/contract/fields.schema.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { AddressFields, NewAddressFields } from './address.schema.ts';
import { addressTexts } from './texts.ts';

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
