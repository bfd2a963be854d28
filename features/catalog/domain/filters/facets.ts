/** The ways to narrow a list further, with the number of products each choice would leave. */
import type { Money } from '#kernel/money.ts';

export interface FacetValue {
  readonly key: string;
  /** Display name; equal to the key for a tag. */
  readonly name: string;
  readonly count: number;
}

export interface GroupingFacet {
  /** Example: 'Sabor'; empty for groupings without a kind. */
  readonly kind: string;
  readonly values: readonly FacetValue[];
}

/**
 * Every count respects all choices except those of its own facet. A tag's count is with it added to the chosen tags,
 * because a product must carry all. Chosen values stay listed even with a count of 0.
 */
export interface Facets {
  readonly tags: readonly FacetValue[];
  readonly brands: readonly FacetValue[];
  readonly groupings: readonly GroupingFacet[];
  /** Lowest and highest price, ignoring the chosen range; absent if prices are hidden or the list is empty. */
  readonly price?: { readonly lowest: Money; readonly highest: Money };
  /** Number of products that can be bought now. */
  readonly available: number;
  /** Number of products linked to a principal product: those that hiding linked products would remove. */
  readonly linked: number;
  readonly total: number;
}

/** Shown if the request fails. Spec 8: filter failures fall back to empty results. */
export const NO_FACETS: Facets = { tags: [], brands: [], groupings: [], available: 0, linked: 0, total: 0 };

/** Values listed per facet, the most frequent; chosen ones are listed in addition. */
export const MAX_VALUES = 100;
