import { type Static, Type } from 'typebox';
import { CHANGED_BY_OTHER, changedByOtherFacts } from '#platform/contract/changed-by-other.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import {
  closed,
  givenMoment,
  instant,
  ofSupplier,
  orNull,
  text,
  uuid,
} from '#platform/contract/fields.schema.ts';
import { pageFields, pageSchema } from '#platform/contract/page.schema.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { version } from '#platform/contract/version.schema.ts';
import {
  MAX_DESCRIPTION_LENGTH,
  MAX_HTML_LENGTH,
  MAX_PAGES,
  MAX_SLUG_LENGTH,
  MAX_TITLE_LENGTH,
} from '../domain/page-problem.ts';
import { pageTag } from './fields.schema.ts';
import { pageChangeTexts, pageSaveTexts } from './panel-texts.ts';

const pageVersion = Type.Integer({ minimum: 1, maximum: 1_000_000 });

/** Staff may write somewhat more than what remains after sanitising. */
const html = text(2 * MAX_HTML_LENGTH, 'HTML; o que não é texto formatado é retirado');

const settings = {
  titulo: text(MAX_TITLE_LENGTH),
  descricao: Type.Optional(text(MAX_DESCRIPTION_LENGTH, 'Texto simples, para buscadores e prévias de links')),
  slug: Type.Optional(Type.String({ maxLength: MAX_SLUG_LENGTH, description: 'Ausente: vem do título' })),
  rotulo: Type.Optional(orNull(text(60, 'O texto dos links; ausente: o título'))),
  tags: Type.Optional(
    Type.Array(pageTag, { maxItems: 10, description: 'Onde é mostrada; ausente: WEB, que é esta loja' }),
  ),
  rodape: Type.Optional(orNull(text(40, 'A coluna do rodapé que leva a ela; null: nenhuma'))),
  menu: Type.Optional(Type.Boolean()),
};

const wantedPage = Type.Object({ ...settings, conteudo: html }, closed);
const changedPage = Type.Object(
  {
    ...settings,
    conteudo: html,
    edicao: Type.Optional({
      ...version,
      description: 'A edição que foi lida: recusado se alguém salvou depois dela',
    }),
  },
  closed,
);

const panelPageHead = Type.Object({
  idpagina: uuid,
  slug: Type.String(),
  titulo: Type.String(),
  descricao: Type.String(),
  rotulo: orNull(Type.String()),
  tags: Type.Array(Type.String()),
  rodape: orNull(Type.String()),
  menu: Type.Boolean(),
  ordem: Type.Integer(),
  situacao: Type.Enum(['RASCUNHO', 'PUBLICADA', 'AGENDADA', 'ARQUIVADA']),
  rascunho: Type.Boolean({ description: 'A última versão não está publicada nem programada' }),
  versao: Type.Integer({ description: 'A última' }),
  salva_em: instant,
  publicacoes: Type.Array(Type.Object({ versao: Type.Integer(), inicio: instant, fim: orNull(instant) }), {
    description: 'A atual e as programadas, na ordem em que começam',
  }),
});
const panelPage = Type.Object({
  ...panelPageHead.properties,
  conteudo: Type.String(),
  edicao: { ...version, description: 'Conta os salvamentos, também os que não fazem versão nova' },
});

export type WireWantedPage = Static<typeof wantedPage>;
export type WirePanelPageHead = Static<typeof panelPageHead>;
export type WirePanelPage = Static<typeof panelPage>;

export const ofPage = Type.Object({ ...ofSupplier.properties, idpagina: uuid });
export const ofVersion = Type.Object({ ...ofPage.properties, versao: pageVersion });
export const panelPageAnswer = panelPage;

export const listPagesSchema = {
  summary: 'As páginas da loja na ordem dela: as que existem ou as arquivadas.',
  tag: 'Painel',
  params: ofSupplier,
  query: Type.Object({ arquivadas: Type.Optional(Type.Boolean()), ...pageFields }),
  answer: pageSchema(panelPageHead),
} as const satisfies EndpointSchema;

export const getPageSchema = {
  summary: 'Uma página, com o conteúdo da última versão.',
  tag: 'Painel',
  params: ofPage,
  answer: panelPage,
  refusals: someRefusals(pageChangeTexts, 'page-not-found'),
} as const satisfies EndpointSchema;

const problems = someRefusals(
  pageChangeTexts,
  'page-without-title',
  'page-without-address',
  'page-too-long',
  'address-taken',
);

export const addPageSchema = {
  summary: 'Cria uma página, como rascunho.',
  tag: 'Painel',
  params: ofSupplier,
  body: wantedPage,
  answer: panelPage,
  refusals: { ...problems, ...someRefusals(pageChangeTexts, 'too-many-pages') },
} as const satisfies EndpointSchema;

export const changePageSchema = {
  summary:
    'Salva uma página: título, descrição e conteúdo tornam-se uma nova versão, que ainda precisa ser publicada; o resto vale logo.',
  tag: 'Painel',
  params: ofPage,
  body: changedPage,
  answer: panelPage,
  refusals: { ...problems, ...someRefusals(pageSaveTexts, 'page-not-found', CHANGED_BY_OTHER) },
  facts: changedByOtherFacts,
} as const satisfies EndpointSchema;

export const orderPagesSchema = {
  summary: 'Põe estas páginas primeiro, nesta ordem; as outras vêm depois, na ordem delas.',
  tag: 'Painel',
  params: ofSupplier,
  body: Type.Object({ paginas: Type.Array(uuid, { maxItems: MAX_PAGES }) }, closed),
  answer: Type.Object({ paginas: Type.Array(uuid) }),
  refusals: someRefusals(pageChangeTexts, 'page-not-found'),
} as const satisfies EndpointSchema;

export const publishPageSchema = {
  summary:
    'Publica uma versão, agora ou em um período; o que um período encobre volta a valer quando ele termina.',
  tag: 'Painel',
  params: ofPage,
  body: Type.Object(
    {
      versao: Type.Optional({ ...pageVersion, description: 'Ausente: a última' }),
      inicio: Type.Optional({ ...givenMoment, description: 'Ausente: agora' }),
      fim: Type.Optional({ ...givenMoment, description: 'Ausente: sem fim' }),
    },
    closed,
  ),
  answer: panelPage,
  refusals: someRefusals(
    pageChangeTexts,
    'page-not-found',
    'version-not-found',
    'page-archived',
    'page-without-content',
    'ends-before-it-starts',
    'ended-already',
    'no-such-moment',
    'too-many-publications',
  ),
} as const satisfies EndpointSchema;

export const withdrawPageSchema = {
  summary: 'Deixa de mostrar uma página e desfaz o que estava programado; ela fica como rascunho.',
  tag: 'Painel',
  params: ofPage,
  answer: panelPage,
  refusals: someRefusals(pageChangeTexts, 'page-not-found'),
} as const satisfies EndpointSchema;

export const archivePageSchema = {
  summary: 'Arquiva uma página, que deixa de ser mostrada.',
  tag: 'Painel',
  params: ofPage,
  answer: panelPage,
  refusals: someRefusals(pageChangeTexts, 'page-not-found'),
} as const satisfies EndpointSchema;

export const unarchivePageSchema = {
  summary: 'Traz uma página arquivada de volta, como rascunho.',
  tag: 'Painel',
  params: ofPage,
  answer: panelPage,
  refusals: someRefusals(pageChangeTexts, 'page-not-found'),
} as const satisfies EndpointSchema;

export const previewPageSchema = {
  summary: 'Um link que mostra a última versão de uma página a quem o tem, até vencer.',
  tag: 'Painel',
  params: ofPage,
  body: Type.Object(
    { horas: Type.Optional(Type.Integer({ minimum: 1, maximum: 168, description: 'Ausente: 24' })) },
    closed,
  ),
  answer: Type.Object({ link: Type.String(), valido_ate: instant }),
  refusals: someRefusals(pageChangeTexts, 'page-not-found', 'page-archived'),
} as const satisfies EndpointSchema;
