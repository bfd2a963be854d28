import type { CategoryNode } from '../../domain/category.ts';
import { SUGGESTIONS } from '../../domain/page.ts';
import type { ProductCard } from '../../domain/product.ts';
import { slugify } from '../../domain/slugify.ts';
import { categoryAddress, productAddress } from '../addresses.ts';

/** One line under the search box. */
export interface Suggestion {
  readonly id: string;
  readonly address: string;
  readonly product?: ProductCard;
  readonly category?: { readonly name: string; readonly parent?: string };
}

const MOST_CATEGORIES = 3;

/** Categories by their name, then products; ten in all. */
export function suggestionsOf(
  shopSlug: string,
  text: string,
  tree: readonly CategoryNode[],
  products: readonly ProductCard[],
): readonly Suggestion[] {
  const categories = matchingCategories(text, tree).map(
    ({ node, parent }): Suggestion => ({
      id: node.id,
      address: categoryAddress(shopSlug, node.path),
      category: { name: node.name, ...(parent === undefined ? {} : { parent }) },
    }),
  );
  const found = products.map(
    (product): Suggestion => ({
      id: product.id,
      address: productAddress(shopSlug, product.slug),
      product,
    }),
  );
  return [...categories, ...found].slice(0, SUGGESTIONS);
}

/** Without accents, at the beginning of a word. */
function matchingCategories(text: string, tree: readonly CategoryNode[]) {
  const wanted = slugify(text);
  if (wanted.length < 2) return [];
  return tree
    .flatMap((root) => [
      { node: root, parent: undefined },
      ...root.children.map((node) => ({ node, parent: root.name })),
    ])
    .filter(({ node }) => `-${slugify(node.name)}`.includes(`-${wanted}`))
    .slice(0, MOST_CATEGORIES);
}
