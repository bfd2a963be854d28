import { Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { closed, uuid } from '#platform/contract/fields.schema.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { orderSchema } from '../order/order.schema.ts';
import { ofOrder, reasonField } from '../own-order-params.schema.ts';
import { cancelTexts, quoteTexts } from './quote-texts.ts';

const { 'quote-under-analysis': _, ...acceptRefusals } = quoteTexts;

export const acceptQuoteSchema = {
  summary:
    'O cliente aceita o orçamento como o viu: ele vira pedido, com estoque, cupom e cobrança. Com idformapagto, paga aos mesmos preços de outra forma, se a do orçamento não é mais oferecida. Repetir devolve o mesmo pedido.',
  tag: 'Orders',
  params: ofOrder,
  body: Type.Object(
    {
      versao: Type.Integer({
        minimum: 1,
        maximum: 1_000_000,
        description: 'Qual resposta da loja é aceita: se já há outra, nada acontece',
      }),
      idformapagto: Type.Optional(uuid),
      semAgendamento: Type.Optional(
        Type.Boolean({
          description: 'Aceita também se o horário escolhido não é mais oferecido: a loja combina outro',
        }),
      ),
    },
    closed,
  ),
  answer: orderSchema,
  refusals: acceptRefusals,
  facts: { 'out-of-stock': 'itensName, o que falta' },
} as const satisfies EndpointSchema;

export const refuseQuoteSchema = {
  summary: 'O cliente recusa o orçamento, precificado ou não: ele é encerrado. Repetir devolve o mesmo.',
  tag: 'Orders',
  params: ofOrder,
  body: Type.Object({ motivo: reasonField('Por que recusa; a loja lê') }, closed),
  answer: orderSchema,
  refusals: someRefusals(cancelTexts, 'order-not-found', 'reason-missing', 'no-quote-any-more'),
} as const satisfies EndpointSchema;

export const requestQuoteAgainSchema = {
  summary: 'O cliente pede outro preço para um orçamento precificado, vencido ou não: ele volta à análise.',
  tag: 'Orders',
  params: ofOrder,
  body: Type.Object({ mensagem: reasonField('O que pede; a loja lê') }, closed),
  answer: orderSchema,
  refusals: someRefusals(
    quoteTexts,
    'order-not-found',
    'not-approved',
    'registration-refused',
    'quote-closed',
    'quote-under-analysis',
  ),
} as const satisfies EndpointSchema;

export const cancelOrderSchema = {
  summary:
    'O cliente cancela o seu pedido, enquanto não saiu da loja: estoque, cupom e cobrança são devolvidos. Repetir devolve o mesmo pedido.',
  tag: 'Orders',
  params: ofOrder,
  body: Type.Object({ motivo: reasonField('Por que cancela; a loja e o cliente leem') }, closed),
  answer: orderSchema,
  refusals: someRefusals(cancelTexts, 'order-not-found', 'reason-missing', 'left-already'),
} as const satisfies EndpointSchema;
