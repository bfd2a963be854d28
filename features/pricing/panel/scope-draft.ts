/** The products that a rule is about as its form holds them, and as they are sent. */
import type { Choice } from '#platform/panel/forms/fields/choice.ts';

/** Nothing named: all products. */
export interface ScopeDraft {
  readonly products: Choice[];
  readonly categories: Choice[];
  readonly brands: string[];
  readonly tags: string[];
}

export const ALL_PRODUCTS: ScopeDraft = { products: [], categories: [], brands: [], tags: [] };

export const scopeDraftToWire = ({ products, categories, brands, tags }: ScopeDraft) => ({
  produtos: products.map(({ id }) => id),
  categorias: categories.map(({ id }) => id),
  marcas: brands,
  tags,
});
