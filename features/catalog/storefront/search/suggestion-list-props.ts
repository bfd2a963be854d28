import type { Suggestion } from './suggestion.ts';

/** What the field lends to whatever stands under it. */
export interface SuggestionListProps {
  readonly id: string;
  readonly text: string;
  readonly active: number;
  readonly onChoose: () => void;
  /** The field moves through what was found. */
  readonly onFound: (suggestions: readonly Suggestion[]) => void;
}
