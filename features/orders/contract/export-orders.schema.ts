import { Type } from 'typebox';
import { uuid } from '#features/catalog/contract/fields.schema.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { ordersFilterFields } from './orders-filter.schema.ts';
import { ordersFilterTexts } from './orders-filter-texts.ts';

/** The list's filters select the orders; any other field is ignored. */
export const exportOrdersSchema = {
  summary:
    'Os pedidos do cliente neste fornecedor como planilha, XLSX ou CSV, com os mesmos filtros da lista. Um usuário vinculado recebe os que ele emitiu.',
  tag: 'Orders',
  params: Type.Object({ idcliente: uuid }),
  body: Type.Object({
    formato: Type.Optional(Type.Enum(['xlsx', 'csv'], { description: 'xlsx quando ausente' })),
    ...ordersFilterFields,
  }),
  answer: Type.Unsafe<ReadableStream<Uint8Array>>({ type: 'string' }),
  answerType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  otherAnswerTypes: ['text/csv; charset=utf-8'],
  refusals: ordersFilterTexts,
} as const satisfies EndpointSchema;
