import { Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { deliveryTypeOrEmpty, text, uuid } from '#platform/contract/fields.schema.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { buyingTerms } from '../buying-terms.schema.ts';
import { catalogTexts } from '../texts.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The body has the fields of the product list's query; others are ignored. */
export const priceListSchema = {
  summary:
    'A tabela de preços deste cliente como planilha XLSX, com uma coluna de quantidades para preencher.',
  tag: 'Products',
  params: Type.Object({ idfornecedor: uuid }),
  body: Type.Object({
    categ: Type.Optional(text(200, 'Id ou caminho da categoria')),
    sk: Type.Optional(Type.String({ maxLength: 2000, description: 'Texto da busca' })),
    tagsPesquisa: Type.Optional(text(500, 'Etiquetas separadas por vírgula; o produto tem todas')),
    formapagamento: Type.Optional(uuid),
    tipoentrega: Type.Optional(deliveryTypeOrEmpty),
    idendereco: buyingTerms.idendereco,
  }),
  answer: Type.Unsafe<ReadableStream<Uint8Array>>({ type: 'string', contentMediaType: XLSX }),
  answerType: XLSX,
  refusals: someRefusals(catalogTexts, 'category-not-found'),
} as const satisfies EndpointSchema;
