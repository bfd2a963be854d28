import { defined } from '#kernel/defined.ts';
import { slugify } from '#kernel/slugify.ts';
import type { CategoryNode } from '../../domain/category.ts';
import { findByPath } from '../../domain/category.ts';
import type { ProductCard } from '../../domain/product.ts';
import { categoryAddress, productAddress, searchAddress } from '../addresses.ts';
import type { Guess } from '../queries/suggestions-query.ts';

export type SuggestionKind =
  | { readonly kind: 'recent' | 'popular'; readonly text: string }
  /** A correction of a probably mistyped text. */
  | { readonly kind: 'corrected'; readonly text: string }
  | { readonly kind: 'category'; readonly name: string; readonly parent?: string }
  /** The same text, searched in one category. */
  | { readonly kind: 'scope'; readonly text: string; readonly name: string }
  | { readonly kind: 'product'; readonly product: ProductCard }
  | { readonly kind: 'all'; readonly total: number };

export type SearchSuggestion = SuggestionKind & { readonly id: string; readonly address: string };

/** A recent or popular search. */
export type Searched = SearchSuggestion & { readonly kind: 'recent' | 'popular' };

const MAX_CATEGORIES = 2;
const MAX_SCOPES = 2;

export interface SuggestionRequest {
  readonly shopSlug: string;
  readonly text: string;
  readonly tree: readonly CategoryNode[];
  readonly guess: Guess;
  /** Maximum lines in all. Spec 9: ten. */
  readonly most: number;
}

/** Lines in order: correction, categories by name, products, searches in a category, all results. */
export function suggestionsOf({
  shopSlug,
  text,
  tree,
  guess,
  most,
}: SuggestionRequest): readonly SearchSuggestion[] {
  const { products, total, approximate, corrected } = guess;
  const before: readonly SearchSuggestion[] = [
    ...(corrected === undefined
      ? []
      : [
          line(
            { kind: 'corrected', text: corrected },
            'corrected',
            searchAddress(shopSlug, { q: corrected }),
          ),
        ]),
    ...matchingCategories(text, tree).map(({ node, parent }) =>
      line(
        { kind: 'category', name: node.name, ...defined({ parent }) },
        node.id,
        categoryAddress(shopSlug, node.path),
      ),
    ),
  ];
  const scopes = approximate
    ? []
    : commonCategories(products, tree).map((node) =>
        line(
          { kind: 'scope', text, name: node.name },
          `in ${node.id}`,
          searchAddress(shopSlug, { q: text, categoria: node.path }),
        ),
      );
  const fit = products.slice(0, most - before.length - scopes.length);
  const all =
    total > fit.length ? [line({ kind: 'all', total }, 'all', searchAddress(shopSlug, { q: text }))] : [];
  const found = fit
    .slice(0, fit.length + scopes.length + before.length + all.length > most ? -1 : undefined)
    .map((product) => line({ kind: 'product', product }, product.id, productAddress(shopSlug, product.slug)));
  return [...before, ...found, ...scopes, ...all];
}

export const searchedSuggestions = (
  kind: 'recent' | 'popular',
  shopSlug: string,
  texts: readonly string[],
): readonly Searched[] =>
  texts.map((text) => ({ kind, text, id: `${kind} ${text}`, address: searchAddress(shopSlug, { q: text }) }));

const line = (what: SuggestionKind, id: string, address: string): SearchSuggestion => ({
  ...what,
  id,
  address,
});

/** Categories with a word that begins with the text, ignoring accents. */
function matchingCategories(text: string, tree: readonly CategoryNode[]) {
  const wanted = slugify(text);
  if (wanted.length < 2) return [];
  return tree
    .flatMap((root) => [
      { node: root, parent: undefined },
      ...root.children.map((node) => ({ node, parent: root.name })),
    ])
    .filter(({ node }) => `-${slugify(node.name)}`.includes(`-${wanted}`))
    .slice(0, MAX_CATEGORIES);
}

/** The categories of most of these products; none if all are in one. */
function commonCategories(products: readonly ProductCard[], tree: readonly CategoryNode[]) {
  const counts = new Map<string, number>();
  for (const { categoryPath: path } of products)
    if (path !== undefined) counts.set(path, (counts.get(path) ?? 0) + 1);
  if (counts.size < 2) return [];
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, MAX_SCOPES)
    .flatMap(([path]) => findByPath(tree, path) ?? []);
}
