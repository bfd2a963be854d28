/** A page as its form holds it. */
import type { PageToEdit } from '../../contract/edited-page.wire.ts';
import { type PageSettings, type PageText, WEB } from '../../domain/static-page.ts';

export interface PageValues {
  title: string;
  slug: string;
  html: string;
  description: string;
  label: string;
  inMenu: boolean;
  footerColumn: string;
  /** Shown by this shop. */
  web: boolean;
  otherTags: string[];
}

export const NEW_PAGE: PageValues = {
  title: '',
  slug: '',
  html: '',
  description: '',
  label: '',
  inMenu: false,
  footerColumn: '',
  web: true,
  otherTags: [],
};

export const pageValues = (page: PageToEdit): PageValues => ({
  title: page.title,
  slug: page.slug,
  html: page.html,
  description: page.description,
  label: page.label ?? '',
  inMenu: page.inMenu,
  footerColumn: page.footerColumn ?? '',
  web: page.tags.includes(WEB),
  otherTags: page.tags.filter((tag) => tag !== WEB),
});

export const pageOf = ({
  web,
  otherTags,
  label,
  footerColumn,
  slug,
  ...page
}: PageValues): PageSettings & PageText => ({
  ...page,
  slug: slug.trim(),
  tags: [...(web ? [WEB] : []), ...otherTags],
  ...(label.trim() === '' ? {} : { label: label.trim() }),
  ...(footerColumn.trim() === '' ? {} : { footerColumn: footerColumn.trim() }),
});

/** Fields of the wire whose name in the form differs. */
export const PAGE_FIELDS = {
  titulo: 'title',
  conteudo: 'html',
  descricao: 'description',
  rotulo: 'label',
  menu: 'inMenu',
  rodape: 'footerColumn',
  tags: 'otherTags',
} as const;
