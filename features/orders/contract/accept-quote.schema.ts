import { Type } from 'typebox';
import { uuid } from '#features/catalog/contract/fields.schema.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { orderSchema } from './order.schema.ts';
import { ofOrder } from './own-order-params.schema.ts';
import { quoteTexts } from './quote-texts.ts';

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
    { additionalProperties: false },
  ),
  answer: orderSchema,
  refusals: acceptRefusals,
  facts: { 'out-of-stock': 'itensName, o que falta' },
} as const satisfies EndpointSchema;
