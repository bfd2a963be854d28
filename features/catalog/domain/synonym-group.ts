import { accept, type Result, refuse } from '#kernel/result.ts';
import { synonymKey } from './search-synonyms.ts';

/** What a shop's people say means the same: 'boneca', 'nenê de brinquedo'. */
export interface SynonymGroup {
  readonly id: string;
  readonly sayings: readonly string[];
}

/** Beyond them a search would have to look for too much at once. */
export const MOST_SAYINGS = 20;
export const MOST_GROUPS = 500;

/**
 * The sayings as they are kept: trimmed, each once. Refused where a word says nothing to a search ('!'), or
 * where fewer than two different ones are left.
 */
export function sayingsOf(
  typed: readonly string[],
): Result<readonly string[], { readonly code: 'synonyms-say-nothing' }> {
  const byKey = new Map<string, string>();
  for (const saying of typed.map((text) => text.replace(/\s+/gu, ' ').trim())) {
    const key = synonymKey(saying);
    if (key === '') return refuse({ code: 'synonyms-say-nothing' });
    if (!byKey.has(key)) byKey.set(key, saying);
  }
  return byKey.size < 2 ? refuse({ code: 'synonyms-say-nothing' }) : accept([...byKey.values()]);
}

/** Whether both mean the same of one another, whatever the order and the spelling. */
export const sameGroup = (one: readonly string[], other: readonly string[]): boolean => {
  const keys = new Set(one.map(synonymKey));
  return one.length === other.length && other.every((saying) => keys.has(synonymKey(saying)));
};
