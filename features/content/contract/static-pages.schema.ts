import { type Static, Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { instant, orNull, supplierKey, uuid } from '#platform/contract/fields.schema.ts';
import { pageTag, previewToken } from './fields.schema.ts';
import { staticPageTexts } from './texts.ts';

const head = {
  idpagina: uuid,
  slug: Type.String(),
  titulo: Type.String(),
  descricao: Type.String({ description: 'Texto simples, para buscadores e prévias de links' }),
  rotulo: Type.String({ description: 'O texto dos links para ela' }),
  tags: Type.Array(Type.String()),
  rodape: orNull(Type.String({ description: 'A coluna do rodapé que leva a ela' })),
  menu: Type.Boolean(),
  atualizada_em: instant,
};

const StaticPageHead = Type.Object(head);
const StaticPage = Type.Object({
  ...head,
  conteudo: Type.String({ description: 'HTML seguro: o servidor retirou tudo o que não é texto formatado' }),
  rascunho: Type.Boolean({ description: 'Aberta por um link de prévia' }),
});

export type WireStaticPageHead = Static<typeof StaticPageHead>;
export type WireStaticPage = Static<typeof StaticPage>;

const query = {
  idcliente: Type.Optional(uuid),
  tag: Type.Optional({ ...pageTag, description: 'Onde será mostrada; ausente: WEB' }),
};

export const listStaticPagesSchema = {
  summary: 'As páginas que a loja mostra agora, na ordem dela.',
  tag: 'Content',
  params: Type.Object({ idfornecedor: supplierKey }),
  query: Type.Object(query),
  answer: Type.Array(StaticPageHead),
} as const satisfies EndpointSchema;

export const staticPageSchema = {
  summary: 'Uma página da loja, se ela a mostra agora; com um link de prévia, também o rascunho.',
  tag: 'Content',
  params: Type.Object({ idfornecedor: supplierKey, slug: Type.String({ maxLength: 100 }) }),
  query: Type.Object({
    ...query,
    previa: Type.Optional(previewToken),
  }),
  answer: StaticPage,
  refusals: staticPageTexts,
} as const satisfies EndpointSchema;
