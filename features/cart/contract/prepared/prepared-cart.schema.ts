import { type Static, Type } from 'typebox';
import { uuid } from '#features/catalog/contract/fields.schema.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { STORABLE_TEXT } from '#platform/contract/storable-text.ts';
import { cartAnswer } from '../cart.schema.ts';
import { prepareTexts } from './prepared-cart-texts.ts';

export const ofClient = Type.Object({ idfornecedor: uuid, idcliente: uuid });

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
  { additionalProperties: false },
);

export type WirePreparedLine = Static<typeof preparedLine>;

export const prepareCartSchema = {
  summary: 'Monta o carrinho de um cliente, com preços do atendente, e o bloqueia até o cliente desbloquear.',
  tag: 'Painel',
  params: ofClient,
  body: Type.Object(
    {
      itens: Type.Array(preparedLine, { minItems: 1, maxItems: 500 }),
      motivo: Type.String({ minLength: 1, maxLength: 300, pattern: STORABLE_TEXT }),
      validade: Type.Optional(
        Type.Integer({ minimum: 1, maximum: 90, default: 7, description: 'Dias que os preços valem' }),
      ),
    },
    { additionalProperties: false },
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
