import { Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { buyingTerms } from './buying-terms.schema.ts';
import { clientSegment, salesChannel, text, uuid } from './fields.schema.ts';
import { productDetailSchema } from './product-detail.schema.ts';
import { catalogTexts } from './texts.ts';

export const getProductSchema = {
  summary: 'Um produto, com descrição, categoria e até oito semelhantes.',
  tag: 'Products',
  params: Type.Object({
    client: clientSegment,
    idfornecedor: uuid,
    idproduto: text(120, 'UUID ou slug'),
  }),
  query: Type.Object({
    disableSimilares: Type.Optional(Type.Boolean()),
    canalVenda: Type.Optional(salesChannel),
    ...buyingTerms,
    quantidade: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 999_999 })),
  }),
  answer: productDetailSchema,
  refusals: someRefusals(catalogTexts, 'product-not-found'),
} as const satisfies EndpointSchema;
