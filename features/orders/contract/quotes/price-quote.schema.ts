import { type Static, Type } from 'typebox';
import { CHANGED_BY_OTHER, changedByOtherText } from '#platform/contract/changed-by-other.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { closed, ofSupplier, orderNumber, text, uuid } from '#platform/contract/fields.schema.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { getShopOrderSchema } from '../panel/panel-orders.schema.ts';
import { shopOrderTexts } from '../panel/panel-texts.ts';

const LARGEST = 10_000_000;
const reaisUpTo = (description: string) => Type.Number({ minimum: 0, maximum: LARGEST, description });

const body = Type.Object(
  {
    itens: Type.Array(
      Type.Object(
        {
          id: uuid,
          precoatendente: reaisUpTo('Em reais, até duas casas: o preço de cada um'),
        },
        closed,
      ),
      { minItems: 1, maxItems: 500, description: 'Itens que faltam ficam como estão' },
    ),
    taxaentrega: Type.Optional(reaisUpTo('Ausente: fica como está')),
    desconto: Type.Optional(reaisUpTo('O da loja, no lugar de um cupom que haja; ausente: fica o que há')),
    mensagem: Type.Optional(text(1000, 'O que o cliente lê')),
    validade: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 90, default: 7, description: 'Dias que os preços valem' }),
    ),
    versao: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 2_147_483_647,
        description: 'Versão dos preços que foi lida, 0 sem nenhuma; ausente: no lugar de qualquer uma',
      }),
    ),
  },
  closed,
);
export type WireQuotePrices = Static<typeof body>;

export const priceQuoteSchema = {
  summary: 'Dá preço a um orçamento, ou outro preço, enquanto o cliente não o aceitou.',
  tag: 'Painel',
  params: Type.Object({ ...ofSupplier.properties, numpedido: orderNumber }),
  body,
  answer: getShopOrderSchema.answer,
  refusals: {
    ...changedByOtherText,
    ...someRefusals(
      shopOrderTexts,
      'order-not-found',
      'quote-closed',
      'line-not-in-quote',
      'discount-above-goods',
      'discount-above-limit',
      'price-not-exact',
      'priced-twice',
    ),
  },
  facts: { [CHANGED_BY_OTHER]: 'atual: o orçamento como está agora' },
} as const satisfies EndpointSchema;
