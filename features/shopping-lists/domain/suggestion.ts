/** A list as the supplier suggests it. Spec 2, shopping lists (suggested). */
import type { Instant } from '#kernel/scope.ts';
import { type ListAudience, type ListId, type ListItem, MAX_PRODUCTS } from './shopping-list.ts';

export const MAX_DESCRIPTION_LENGTH = 300;

export interface WantedSuggestion {
  readonly name: string;
  /** What the list is for, as clients read it; may be empty. */
  readonly description: string;
  readonly items: readonly Pick<ListItem, 'productId' | 'quantity'>[];
  readonly audience: ListAudience;
  readonly active: boolean;
}

export interface SuggestionHead extends Omit<WantedSuggestion, 'items'> {
  readonly id: ListId;
  readonly productCount: number;
  readonly updatedAt: Instant;
  /** Counts its changes. */
  readonly version: number;
}

export interface ListSuggestion extends SuggestionHead {
  readonly items: readonly SuggestedItem[];
}

/** A product as staff know it, on sale or not. */
interface SuggestedItem extends ListItem {
  readonly name: string;
  readonly sku: string;
  readonly unit: string;
  readonly active: boolean;
}

export type SuggestionProblem = 'list-without-name' | 'list-without-products' | 'too-many-products';

/** What makes a suggestion invalid by itself, if anything. */
export function suggestionProblem({
  name,
  items,
}: Pick<WantedSuggestion, 'name' | 'items'>): SuggestionProblem | undefined {
  if (name === '') return 'list-without-name';
  if (items.length === 0 || items.some(({ quantity }) => quantity === 0)) return 'list-without-products';
  return items.length > MAX_PRODUCTS ? 'too-many-products' : undefined;
}
