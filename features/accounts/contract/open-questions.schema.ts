import { Type } from 'typebox';
import { CharacteristicFields } from '#features/suppliers/contract/characteristic.schema.ts';
import { SupplierKeyField, Uuid } from '#features/suppliers/contract/fields.schema.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';

export const openQuestionsSchema = {
  summary: 'O que o fornecedor quer saber de seus clientes e este ainda não respondeu.',
  tag: 'User',
  params: Type.Object({ idfornecedor: SupplierKeyField, idcliente: Uuid }),
  answer: Type.Array(CharacteristicFields),
} as const satisfies EndpointSchema;
