import { Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { uuid } from './fields.schema.ts';

export const popularSearchesSchema = {
  summary:
    'O que mais se buscou na loja nos últimos 30 dias: só o que muitos buscaram e o que encontra algo.',
  tag: 'Products',
  params: Type.Object({ idfornecedor: uuid }),
  answer: Type.Object({ termos: Type.Array(Type.String()) }),
} as const satisfies EndpointSchema;
