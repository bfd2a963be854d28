import { Type } from 'typebox';
import { buyingTerms } from '#features/catalog/contract/buying-terms.schema.ts';
import { uuid } from '#features/catalog/contract/fields.schema.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { MOST_COMBOS } from '../domain/combo-problem.ts';
import { comboSchema } from './combo.schema.ts';

const shared = {
  tag: 'Content',
  query: Type.Object({
    ...buyingTerms,
    idproduto: Type.Optional(
      Type.String({
        pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$',
        description: 'Só os combos de que este produto faz parte',
      }),
    ),
  }),
  answer: Type.Object({ combos: Type.Array(comboSchema, { maxItems: MOST_COMBOS }) }),
} as const;

export const listCombosSchema = {
  ...shared,
  summary: 'Os combos promocionais que a loja oferece a todos, com os preços de quem pergunta.',
  params: Type.Object({ idfornecedor: uuid }),
} as const satisfies EndpointSchema;

export const listClientCombosSchema = {
  ...shared,
  summary:
    'Os combos promocionais que a loja oferece a este cliente: os de todos e os que são só dele ou do seu grupo.',
  params: Type.Object({ idfornecedor: uuid, idcliente: uuid }),
} as const satisfies EndpointSchema;
