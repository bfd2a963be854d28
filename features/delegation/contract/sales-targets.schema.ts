import { type Static, Type } from 'typebox';
import { changedByOtherFacts, changedByOtherText } from '#platform/contract/changed-by-other.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { closed, handle, ofSupplier, orNull, reais, uuid } from '#platform/contract/fields.schema.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { version } from '#platform/contract/version.schema.ts';
import { MONTH_PATTERN } from '../domain/sales-target.ts';
import { targetTexts } from './representative-texts.ts';

const month = Type.String({ pattern: MONTH_PATTERN, description: 'Mês, AAAA-MM' });

/** Progress towards a target: one person's, or the sum of all. */
const progress = {
  vendido: reais,
  pedidos: Type.Integer({ minimum: 0 }),
  meta: orNull(reais),
  percentual: orNull(
    Type.Integer({ minimum: 0, description: 'Quanto da meta foi vendido; nulo sem meta. Para baixo' }),
  ),
  projecao: orNull(
    Type.Number({
      minimum: 0,
      description: 'A que o mês chega neste ritmo, pelos dias que já começaram; nulo antes de o mês começar',
    }),
  ),
};

const monthFields = {
  mes: month,
  dias: Type.Integer({ description: 'Dias do mês' }),
  diasPassados: Type.Integer({ description: 'Dias do mês que já começaram, hoje entre eles' }),
};

const sheet = Type.Object({
  ...monthFields,
  versao: version,
  representantes: Type.Array(
    Type.Object({
      idrepresentante: uuid,
      nome: Type.String({ description: 'O e-mail, enquanto a loja não conhece o nome' }),
      encerrado: Type.Boolean({ description: 'Não representa mais a loja: a meta fica como está' }),
      ...progress,
    }),
  ),
});
export type WireTargetSheet = Static<typeof sheet>;

export const getSalesTargetsSchema = {
  summary:
    'As metas de venda dos representantes em um mês, com o que cada um já vendeu: a soma dos pedidos que fez por clientes, sem os cancelados.',
  tag: 'Painel',
  params: ofSupplier,
  query: Type.Object({ mes: Type.Optional(month) }),
  answer: sheet,
} as const satisfies EndpointSchema;

export const setSalesTargetsSchema = {
  summary: 'Grava as metas de um mês. Quem não é dito fica como está; meta nula tira a meta.',
  tag: 'Painel',
  params: ofSupplier,
  body: Type.Object(
    {
      mes: month,
      metas: Type.Array(
        Type.Object(
          {
            idrepresentante: uuid,
            meta: orNull(Type.Number({ minimum: 0.01, maximum: 99_999_999.99 })),
          },
          closed,
        ),
        { minItems: 1, maxItems: 500 },
      ),
      versao: version,
    },
    closed,
  ),
  answer: sheet,
  refusals: {
    ...someRefusals(targetTexts, 'representative-not-found', 'target-not-exact'),
    ...changedByOtherText,
  },
  facts: changedByOtherFacts,
} as const satisfies EndpointSchema;

const ownTarget = Type.Object({ ...monthFields, ...progress });
export type WireOwnTarget = Static<typeof ownTarget>;

export const getOwnTargetSchema = {
  summary: 'A meta do representante neste mês e o que ele já vendeu.',
  tag: 'Representative and linked users',
  params: Type.Object({ idfornecedor: uuid, token: handle }),
  answer: ownTarget,
} as const satisfies EndpointSchema;
