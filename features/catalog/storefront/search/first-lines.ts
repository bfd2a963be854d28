import { slugify } from '#kernel/slugify.ts';
import { type Searched, searchedSuggestions } from './suggestion.ts';

export interface FirstLines {
  readonly recent: readonly Searched[];
  readonly popular: readonly Searched[];
  /** Both, in display order. */
  readonly all: readonly Searched[];
}

interface Searches {
  readonly shopSlug: string;
  readonly recent: readonly string[];
  readonly popular: readonly string[];
  /** Maximum lines in all. */
  readonly most: number;
}

/** One's own searches first, then popular ones that are not among them. */
export function firstLines({ shopSlug, recent, popular, most }: Searches): FirstLines {
  const own = recent.slice(0, most);
  const known = new Set(own.map(slugify));
  const others = popular.filter((text) => !known.has(slugify(text))).slice(0, most - own.length);
  const lines = {
    recent: searchedSuggestions('recent', shopSlug, own),
    popular: searchedSuggestions('popular', shopSlug, others),
  };
  return { ...lines, all: [...lines.recent, ...lines.popular] };
}
