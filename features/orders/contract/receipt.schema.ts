import { Type } from 'typebox';
import { uuid } from '#features/catalog/contract/fields.schema.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { orderNumberField } from './own-order-params.schema.ts';
import { receiptTexts } from './receipt-texts.ts';

export const receiptSchema = {
  summary: 'O recibo de um pedido pago do cliente, em PDF.',
  tag: 'Orders',
  params: Type.Object({ numpedido: orderNumberField, idclient: uuid }),
  answer: Type.Unsafe<Uint8Array>({
    type: 'string',
    contentMediaType: 'application/pdf',
  }),
  answerType: 'application/pdf',
  refusals: receiptTexts,
} as const satisfies EndpointSchema;
