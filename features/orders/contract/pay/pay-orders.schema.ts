import { Type } from 'typebox';
import { cardToken, instalmentCount } from '#features/payments/contract/card-field/card-field.schema.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { closed, orderNumber, uuid } from '#platform/contract/fields.schema.ts';
import { orderSchema } from '../order/order.schema.ts';
import { ofOrder } from '../own-order-params.schema.ts';
import { changePaymentTexts, receiptTexts } from './pay-texts.ts';

export const waysToPaySchema = {
  summary: 'Quanto um pedido feito custa em cada forma de pagamento que a loja oferece para ele.',
  tag: 'Orders',
  params: ofOrder,
  answer: Type.Object({
    formas: Type.Array(
      Type.Object({
        idformapagto: uuid,
        total: Type.Optional(
          Type.Number({ minimum: 0, description: 'Ausente onde não pode ser paga assim' }),
        ),
        diferenca: Type.Optional(Type.Number({ description: 'Em relação ao total de agora' })),
        cupomPerdido: Type.Optional(
          Type.String({ description: 'O cupom do pedido, se ele nada dá nesta forma de pagamento' }),
        ),
        motivo: Type.Optional(Type.String({ description: 'Por que não pode ser paga assim' })),
      }),
    ),
  }),
  refusals: {
    'order-not-found': changePaymentTexts['order-not-found'],
    'not-payable': changePaymentTexts['not-payable'],
  },
} as const satisfies EndpointSchema;

export const changePaymentMethodSchema = {
  summary:
    'Paga um pedido feito de outra forma, ou tenta de novo a mesma: um novo cartão, um novo código Pix. A cobrança anterior é cancelada. O que a forma muda nos preços é refeito, e só com o total conferido.',
  tag: 'Orders',
  params: ofOrder,
  body: Type.Object(
    {
      idformapagto: uuid,
      quantParcelas: Type.Optional(instalmentCount),
      valorConferido: Type.Optional(
        Type.Number({
          minimum: 0,
          maximum: 1e13,
          description: 'O que o cliente viu que pagaria, com juros: se for outro, nada é cobrado',
        }),
      ),
      totalConferido: Type.Optional(
        Type.Number({
          minimum: 0,
          maximum: 1e13,
          description:
            'O total do pedido nesta forma de pagamento, como o cliente o viu; obrigatório se for outro que o de agora',
        }),
      ),
      tokenCartao: Type.Optional(cardToken),
    },
    closed,
  ),
  answer: orderSchema,
  refusals: changePaymentTexts,
  facts: {
    'charge-changed': 'valorCobrado, o de agora',
    'total-changed': 'total, o de agora nesta forma',
    'credit-exceeded': 'creditoDisponivel, quando pode ser dito',
  },
} as const satisfies EndpointSchema;

export const receiptSchema = {
  summary: 'O recibo de um pedido pago do cliente, em PDF.',
  tag: 'Orders',
  params: Type.Object({ numpedido: orderNumber, idclient: uuid }),
  answer: Type.Unsafe<Uint8Array>({
    type: 'string',
    contentMediaType: 'application/pdf',
  }),
  answerType: 'application/pdf',
  refusals: receiptTexts,
} as const satisfies EndpointSchema;
