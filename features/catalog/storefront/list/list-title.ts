import type { ProductList } from '../../domain/product-list.ts';
import { tagWords } from '../words/tag-words.ts';
import { type ListSearch, pageOf, tagsOf } from './list-search.ts';

/** The heading of a search: what was asked, else the tag it shows, else everything. */
export function searchTitle(search: ListSearch): string {
  if (search.q !== undefined) return `Resultados para “${search.q}”`;
  const [tag, ...others] = tagsOf(search);
  return tag === undefined || others.length > 0 ? 'Todos os produtos' : tagWords(tag).title;
}

export const categoryTitle = (list: ProductList): string => list.breadcrumb.at(-1)?.name ?? 'Produtos';

/** 'Frutas, página 2 | Mercado Central': what the browser's tab says. */
export function pageTitle(title: string, search: ListSearch, shopName: string): string {
  const page = pageOf(search);
  return `${title}${page > 1 ? `, página ${page}` : ''} | ${shopName}`;
}
