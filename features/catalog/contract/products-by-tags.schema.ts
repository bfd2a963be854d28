import { Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { buyingTerms } from './buying-terms.schema.ts';
import { text, uuid } from './fields.schema.ts';
import { productSchema } from './product.schema.ts';

export const productsByTagsSchema = {
  summary: 'Até vinte produtos que têm alguma das etiquetas, os mais procurados primeiro.',
  tag: 'Products',
  params: Type.Object({ idfornecedor: uuid }),
  query: Type.Object({
    idcadastroextraproduto: Type.Optional(
      Type.String({
        pattern: '^([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})?$',
        description: 'O produto que fica de fora',
      }),
    ),
    tagsPesquisa: text(500, 'Etiquetas separadas por vírgula; basta uma'),
    ...buyingTerms,
  }),
  answer: Type.Object({ produtos: Type.Array(productSchema, { maxItems: 20 }) }),
} as const satisfies EndpointSchema;
