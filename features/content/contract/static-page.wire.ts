import type { OpenPage, ShownPage } from '../domain/shown-page.ts';
import type { WireStaticPage, WireStaticPageHead } from './static-pages.schema.ts';

export const staticPageHeadToWire = (page: ShownPage): WireStaticPageHead => ({
  idpagina: page.id,
  slug: page.slug,
  titulo: page.title,
  descricao: page.description,
  rotulo: page.label ?? page.title,
  tags: [...page.tags],
  rodape: page.footerColumn ?? null,
  menu: page.inMenu,
  atualizada_em: new Date(page.savedAt).toISOString(),
});

export const staticPageToWire = ({ html, draft, ...page }: OpenPage): WireStaticPage => ({
  ...staticPageHeadToWire(page),
  conteudo: html,
  rascunho: draft,
});

/** The fields that the page's screen shows. */
export type ReadPage = Pick<OpenPage, 'id' | 'slug' | 'title' | 'description' | 'html' | 'draft' | 'savedAt'>;

export const staticPageFromWire = (wire: WireStaticPage): ReadPage => ({
  id: wire.idpagina,
  slug: wire.slug,
  title: wire.titulo,
  description: wire.descricao,
  html: wire.conteudo,
  draft: wire.rascunho,
  savedAt: Date.parse(wire.atualizada_em),
});
