import { type Static, Type } from 'typebox';
import { changedByOtherFacts } from '#platform/contract/changed-by-other.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import {
  closed,
  described,
  done,
  givenMoment,
  instant,
  ofSupplier,
  orNull,
  uuid,
} from '#platform/contract/fields.schema.ts';
import { pageFields, pageSchema } from '#platform/contract/page.schema.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { version } from '#platform/contract/version.schema.ts';
import { MAX_BLOCKS } from '../../domain/home/block-problem.ts';
import { draftBlockTexts, homeDraftTexts, homeSaveTexts } from './home-draft-texts.ts';
import { addedBlock, changedBlock, ofBlock, panelBlock } from './panel-home.schema.ts';

/** 0: nothing was ever published. */
const publishedVersion = Type.Integer({ minimum: 0, maximum: 2_147_483_647 });

const homeState = Type.Object({
  publicada: Type.Object({
    versao: described(publishedVersion, '0: a loja ainda não compôs a home'),
    publicada_em: orNull(instant),
    por: orNull(Type.String({ description: 'null: de antes das versões' })),
    blocos: Type.Array(panelBlock),
  }),
  rascunho: orNull(
    Type.Object({
      versao: version,
      alterado_em: instant,
      por: Type.String(),
      publicar_em: orNull(described(instant, 'null: a publicação não está agendada')),
      desatualizado: Type.Boolean({
        description: 'A home publicada mudou depois que o rascunho começou; publicá-lo desfaz essa mudança',
      }),
      blocos: Type.Array(panelBlock),
    }),
  ),
});
export type WireHomeState = Static<typeof homeState>;

const homeVersion = Type.Object({
  versao: version,
  publicada_em: instant,
  por: orNull(Type.String({ description: 'null: de antes das versões' })),
  direta: Type.Boolean({ description: 'Feita na home publicada, e não em um rascunho' }),
  blocos: Type.Integer({ description: 'Quantos' }),
});
export type WireHomeVersion = Static<typeof homeVersion>;

const publication = Type.Object(
  {
    versao: Type.Optional(described(version, 'Versão do rascunho que foi lida; ausente: a que estiver lá')),
    publicada: Type.Optional(
      described(publishedVersion, 'Versão publicada que foi lida; ausente: a que estiver lá'),
    ),
    em: Type.Optional(orNull(described(givenMoment, 'Ausente: agora'))),
  },
  closed,
);
export type WirePublication = Static<typeof publication>;

const {
  'block-not-found': notFound,
  'too-many-blocks': tooMany,
  'alterado-por-outra-pessoa': changedByOther,
  ...problems
} = draftBlockTexts;

export const getHomeSchema = {
  summary: 'A home publicada e o rascunho dela, que só um link de prévia mostra.',
  tag: 'Painel',
  params: ofSupplier,
  answer: homeState,
} as const satisfies EndpointSchema;

export const addDraftBlockSchema = {
  summary: 'Acrescenta um bloco ao fim do rascunho da home; o primeiro rascunho é uma cópia da publicada.',
  tag: 'Painel',
  params: ofSupplier,
  body: addedBlock,
  answer: panelBlock,
  refusals: { ...problems, 'too-many-blocks': tooMany },
} as const satisfies EndpointSchema;

export const changeDraftBlockSchema = {
  summary: 'Põe outro conteúdo, outro público ou outro período no lugar dos de um bloco do rascunho.',
  tag: 'Painel',
  params: ofBlock,
  body: changedBlock,
  answer: panelBlock,
  refusals: { ...problems, 'block-not-found': notFound, 'alterado-por-outra-pessoa': changedByOther },
  facts: changedByOtherFacts,
} as const satisfies EndpointSchema;

export const removeDraftBlockSchema = {
  summary: 'Tira um bloco do rascunho da home.',
  tag: 'Painel',
  params: ofBlock,
  answer: done,
  refusals: someRefusals(draftBlockTexts, 'block-not-found', 'home-scheduled'),
} as const satisfies EndpointSchema;

export const orderDraftBlocksSchema = {
  summary: 'Põe estes blocos primeiro no rascunho, nesta ordem; os outros vêm depois, na ordem deles.',
  tag: 'Painel',
  params: ofSupplier,
  body: Type.Object({ blocos: Type.Array(uuid, { maxItems: MAX_BLOCKS }) }, closed),
  answer: Type.Object({ blocos: Type.Array(uuid) }),
  refusals: someRefusals(draftBlockTexts, 'block-not-found', 'home-scheduled'),
} as const satisfies EndpointSchema;

export const discardDraftSchema = {
  summary: 'Descarta o rascunho da home, também um agendado; a publicada fica como está.',
  tag: 'Painel',
  params: ofSupplier,
  query: Type.Object({
    versao: Type.Optional(described(version, 'Versão do rascunho que foi lida; ausente: a que estiver lá')),
  }),
  answer: homeState,
  refusals: someRefusals(homeSaveTexts, 'draft-not-found', 'alterado-por-outra-pessoa'),
  facts: changedByOtherFacts,
} as const satisfies EndpointSchema;

export const publishHomeSchema = {
  summary: 'Publica o rascunho da home inteiro, agora ou no momento dado, quando a loja muda sozinha.',
  tag: 'Painel',
  params: ofSupplier,
  body: publication,
  answer: homeState,
  refusals: someRefusals(
    homeSaveTexts,
    'draft-not-found',
    'moment-has-passed',
    'no-such-moment',
    'alterado-por-outra-pessoa',
  ),
  facts: changedByOtherFacts,
} as const satisfies EndpointSchema;

export const unscheduleHomeSchema = {
  summary: 'Desfaz o agendamento da publicação; o rascunho fica.',
  tag: 'Painel',
  params: ofSupplier,
  answer: homeState,
  refusals: someRefusals(homeDraftTexts, 'draft-not-found'),
} as const satisfies EndpointSchema;

export const listHomeVersionsSchema = {
  summary: 'As homes que a loja publicou, a última primeiro; as muito antigas são apagadas.',
  tag: 'Painel',
  params: ofSupplier,
  query: Type.Object(pageFields),
  answer: pageSchema(homeVersion),
} as const satisfies EndpointSchema;

export const draftOfVersionSchema = {
  summary: 'Faz de uma home publicada antes o rascunho; ele ainda precisa ser publicado.',
  tag: 'Painel',
  params: Type.Object({ ...ofSupplier.properties, versao: version }),
  body: Type.Object(
    {
      rascunho: Type.Optional(
        described(version, 'Versão do rascunho que ela troca; ausente: não pode haver um'),
      ),
    },
    closed,
  ),
  answer: homeState,
  refusals: someRefusals(
    homeSaveTexts,
    'home-version-not-found',
    'home-scheduled',
    'alterado-por-outra-pessoa',
  ),
  facts: changedByOtherFacts,
} as const satisfies EndpointSchema;
