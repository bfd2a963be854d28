import { Type } from 'typebox';
import { Uuid } from '#features/suppliers/contract/fields.schema.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';

export const showCardFieldSchema = {
  summary: 'A página em que o cartão é digitado, para um quadro da loja.',
  tag: 'Payments',
  params: Type.Object({ idfornecedor: Uuid, idformapagto: Uuid }),
  answer: Type.String(),
  answerType: 'text/html; charset=utf-8',
} as const satisfies EndpointSchema;
