import { Type } from 'typebox';
import { ClientSegment, Uuid } from '#features/suppliers/contract/fields.schema.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';

export const deleteAddressSchema = {
  summary: 'Exclui um endereço do cliente. Se era o principal, o mais antigo dos outros passa a ser.',
  tag: 'Addresses',
  params: Type.Object({ client: ClientSegment, idendereco: Uuid }),
  answer: Type.Object({ status: Type.Literal('success') }),
} as const satisfies EndpointSchema;
