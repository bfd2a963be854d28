import { type Static, Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { supplierKey, uuid } from '#platform/contract/fields.schema.ts';

export const CharacteristicFields = Type.Object({
  idcaracteristica: uuid,
  nome: Type.String(),
  obrigatorio: Type.Boolean(),
  /** Empty: any text is accepted. */
  opcoes: Type.Array(Type.String()),
});

export type WireCharacteristic = Static<typeof CharacteristicFields>;

export const clientCharacteristicsSchema = {
  summary: 'O que o fornecedor quer saber de seus clientes.',
  tag: 'Supplier',
  params: Type.Object({ idfornecedor: supplierKey }),
  answer: Type.Array(CharacteristicFields),
} as const satisfies EndpointSchema;

export const orderCharacteristicsSchema = {
  summary: 'O que o fornecedor quer saber de cada pedido.',
  tag: 'Supplier',
  params: Type.Object({ idfornecedor: supplierKey }),
  answer: Type.Array(CharacteristicFields),
} as const satisfies EndpointSchema;
