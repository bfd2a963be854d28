/** What else a list can be narrowed to, and how many products each choice would leave. */
import type { Money } from '#kernel/money.ts';

export interface FacetValue {
  readonly key: string;
  /** As shoppers read it; a tag's own word is its key. */
  readonly name: string;
  readonly count: number;
}

/** The groupings of one kind. */
export interface GroupingFacet {
  /** 'Sabor'; empty for those of no kind. */
  readonly kind: string;
  readonly values: readonly FacetValue[];
}

/**
 * Every count respects all choices but those of its own facet; a tag's is with it added to the chosen tags, because a
 * product must carry all. What is chosen stays listed even where nothing is left of it.
 */
export interface Facets {
  readonly tags: readonly FacetValue[];
  readonly brands: readonly FacetValue[];
  readonly groupings: readonly GroupingFacet[];
  /** The lowest and the highest price, whatever price range is chosen; absent where prices are hidden or nothing is left. */
  readonly price?: { readonly lowest: Money; readonly highest: Money };
  /** How many can be bought now. */
  readonly available: number;
  /** How many are linked to a principal product: what hiding linked products hides. */
  readonly linked: number;
  /** How many the list has. */
  readonly total: number;
}

/** What a screen shows where its question failed. Spec 8: filter failures fall back to empty results. */
export const NO_FACETS: Facets = { tags: [], brands: [], groupings: [], available: 0, linked: 0, total: 0 };

/** Of each facet so many values are told, the most frequent; chosen ones come on top of them. */
export const MOST_VALUES = 100;
