import { Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { uuid } from './fields.schema.ts';
import { catalogTexts } from './texts.ts';

const adults = Type.Boolean({ description: 'Se só maiores de 18 anos podem comprar o que está nela' });

export const markCategorySchema = {
  summary:
    'Marca uma categoria inteira, com as suas subcategorias, como só para maiores de 18 anos; ou desmarca.',
  tag: 'Painel',
  params: Type.Object({ idfornecedor: uuid, idcategoria: uuid }),
  body: Type.Object({ maiorDeIdade: adults }, { additionalProperties: false }),
  answer: Type.Object({ id: uuid, nome: Type.String(), maiorDeIdade: adults }),
  refusals: someRefusals(catalogTexts, 'category-not-found'),
} as const satisfies EndpointSchema;
