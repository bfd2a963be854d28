import { type Static, Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { closed, done, ofSupplier, text, uuid } from '#platform/contract/fields.schema.ts';
import { pageFields, pageSchema } from '#platform/contract/page.schema.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { MAX_SAYINGS } from '../../domain/search/synonym-group.ts';
import { periodTexts, synonymTexts } from '../panel-texts.ts';

const day = (description: string) => Type.Optional(Type.String({ maxLength: 10, description }));

export const searchReportSchema = {
  summary: 'O que mais se buscou na loja em um período, ou o que mais se buscou sem nada ser encontrado.',
  tag: 'Painel',
  params: ofSupplier,
  query: Type.Object({
    de: day('Primeiro dia, 2026-11-01; quando ausente, o período tem 30 dias'),
    ate: day('Último dia, no fuso de Brasília; hoje quando ausente'),
    semresultado: Type.Optional(Type.Boolean({ default: false })),
    ...pageFields,
  }),
  answer: pageSchema(
    Type.Object({
      termo: Type.String(),
      buscas: Type.Integer(),
      semresultado: Type.Integer({ description: 'Em quantas dessas buscas nada foi encontrado' }),
    }),
  ),
  refusals: periodTexts,
} as const satisfies EndpointSchema;

export const SynonymGroupObject = Type.Object({ id: uuid, expressoes: Type.Array(Type.String()) });
export type WireSynonymGroup = Static<typeof SynonymGroupObject>;

const ofGroup = Type.Object({ ...ofSupplier.properties, idsinonimo: uuid });

const body = Type.Object(
  { expressoes: Type.Array(text(60), { minItems: 2, maxItems: MAX_SAYINGS }) },
  closed,
);

export const listSynonymsSchema = {
  summary: 'Os grupos de expressões que querem dizer o mesmo nas buscas da loja.',
  tag: 'Painel',
  params: ofSupplier,
  answer: Type.Object({ sinonimos: Type.Array(SynonymGroupObject) }),
} as const satisfies EndpointSchema;

export const addSynonymsSchema = {
  summary: 'Acrescenta um grupo de sinônimos; vale a partir da próxima busca.',
  tag: 'Painel',
  params: ofSupplier,
  body,
  answer: SynonymGroupObject,
  refusals: someRefusals(synonymTexts, 'synonyms-say-nothing', 'synonyms-there-already', 'too-many-synonyms'),
} as const satisfies EndpointSchema;

export const changeSynonymsSchema = {
  summary: 'Põe outras expressões no lugar das de um grupo de sinônimos.',
  tag: 'Painel',
  params: ofGroup,
  body,
  answer: SynonymGroupObject,
  refusals: someRefusals(
    synonymTexts,
    'synonyms-not-found',
    'synonyms-say-nothing',
    'synonyms-there-already',
  ),
} as const satisfies EndpointSchema;

export const dropSynonymsSchema = {
  summary: 'Retira um grupo de sinônimos.',
  tag: 'Painel',
  params: ofGroup,
  answer: done,
  refusals: someRefusals(synonymTexts, 'synonyms-not-found'),
} as const satisfies EndpointSchema;
