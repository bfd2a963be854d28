import { Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { CharacteristicFields } from './characteristic.schema.ts';
import { SupplierKeyField } from './fields.schema.ts';

export const clientCharacteristicsSchema = {
  summary: 'O que o fornecedor quer saber de seus clientes.',
  tag: 'Supplier',
  params: Type.Object({ idfornecedor: SupplierKeyField }),
  answer: Type.Array(CharacteristicFields),
} as const satisfies EndpointSchema;
