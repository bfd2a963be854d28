import type { CategoryCrumb } from '../../domain/product.ts';
import { tagWords } from '../words/tag-words.ts';
import { chosenTags, keysOf, pageNumberOf } from './list-change.ts';
import type { ListSearch } from './list-search.ts';

/** The heading of a search: its text and category, or the single tag shown, or 'Todos os produtos'. */
export function searchTitle(search: ListSearch, category?: string): string {
  if (search.q !== undefined)
    return `Resultados para “${search.q}”${category === undefined ? '' : ` em ${category}`}`;
  if (category !== undefined) return category;
  const [tag, ...others] = chosenTags(search);
  const [brand] = keysOf(search, 'marcas');
  return tag === undefined || others.length > 0 || brand !== undefined
    ? 'Todos os produtos'
    : tagWords(tag).title;
}

export const categoryTitle = (way: readonly Pick<CategoryCrumb, 'name'>[]): string =>
  way.at(-1)?.name ?? 'Produtos';

/** The document title: 'Frutas, página 2 | Mercado Central'. */
export function pageTitle(title: string, search: ListSearch, shopName: string): string {
  const page = pageNumberOf(search);
  return `${title}${page > 1 ? `, página ${page}` : ''} | ${shopName}`;
}
