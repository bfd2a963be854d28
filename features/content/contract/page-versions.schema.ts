import { type Static, Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { instant } from '#platform/contract/fields.schema.ts';
import { pageFields, pageSchema } from '#platform/contract/page.schema.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { ofPage, ofVersion, panelPageAnswer } from './panel-pages.schema.ts';
import { pageChangeTexts } from './panel-texts.ts';

const versionHead = Type.Object({
  versao: Type.Integer(),
  titulo: Type.String(),
  descricao: Type.String(),
  salva_em: instant,
});
const version = Type.Object({ ...versionHead.properties, conteudo: Type.String() });

export type WireVersionHead = Static<typeof versionHead>;
export type WireVersion = Static<typeof version>;

export const listVersionsSchema = {
  summary: 'As versões de uma página, a última primeiro; as muito antigas que nada publica são apagadas.',
  tag: 'Painel',
  params: ofPage,
  query: Type.Object(pageFields),
  answer: pageSchema(versionHead),
  refusals: someRefusals(pageChangeTexts, 'page-not-found'),
} as const satisfies EndpointSchema;

export const getVersionSchema = {
  summary: 'Uma versão de uma página, com o conteúdo.',
  tag: 'Painel',
  params: ofVersion,
  answer: version,
  refusals: someRefusals(pageChangeTexts, 'version-not-found'),
} as const satisfies EndpointSchema;

export const restoreVersionSchema = {
  summary: 'Salva uma versão antiga outra vez, como a última; ela ainda precisa ser publicada.',
  tag: 'Painel',
  params: ofVersion,
  answer: panelPageAnswer,
  refusals: someRefusals(pageChangeTexts, 'page-not-found', 'version-not-found'),
} as const satisfies EndpointSchema;
