import { type Static, Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { closed, filledText, ofClient, uuid } from '#platform/contract/fields.schema.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { cartAnswer } from '../cart.schema.ts';
import { prepareTexts } from './prepared-cart-texts.ts';

const preparedLine = Type.Object(
  {
    id: uuid,
    quantidade: Type.Number({ exclusiveMinimum: 0, maximum: 999_999 }),
    embalarParaPresente: Type.Optional(Type.Boolean()),
    idcombopromocional_cabecalho: Type.Optional(
      Type.Union([uuid, Type.Null()], { description: 'Combos são recusados: só produtos são preparados' }),
    ),
    precoatendente: Type.Optional(
      Type.Number({
        exclusiveMinimum: 0,
        maximum: 10_000_000,
        description: 'Em reais, até duas casas: o preço de cada um, para esta quantidade',
      }),
    ),
  },
  closed,
);

export type WirePreparedLine = Static<typeof preparedLine>;

export const prepareCartSchema = {
  summary: 'Monta o carrinho de um cliente, com preços do atendente, e o bloqueia até o cliente desbloquear.',
  tag: 'Painel',
  params: ofClient,
  body: Type.Object(
    {
      itens: Type.Array(preparedLine, { minItems: 1, maxItems: 500 }),
      motivo: filledText(300),
      validade: Type.Optional(
        Type.Integer({ minimum: 1, maximum: 90, default: 7, description: 'Dias que os preços valem' }),
      ),
    },
    closed,
  ),
  answer: cartAnswer,
  refusals: prepareTexts,
} as const satisfies EndpointSchema;

export const releaseCartSchema = {
  summary: 'Tira o bloqueio do carrinho de um cliente; os itens e os preços combinados ficam.',
  tag: 'Painel',
  params: ofClient,
  answer: cartAnswer,
  refusals: someRefusals(prepareTexts, 'client-not-found'),
} as const satisfies EndpointSchema;
