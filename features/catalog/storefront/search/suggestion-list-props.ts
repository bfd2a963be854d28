import type { SearchSuggestion } from './suggestion.ts';

export interface SuggestionListProps {
  readonly id: string;
  readonly text: string;
  readonly active: number;
  readonly onChoose: () => void;
  /** Reports the suggestions to the field, which moves through them by keyboard. */
  readonly onFound: (suggestions: readonly SearchSuggestion[]) => void;
}
