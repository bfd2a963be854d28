import { accept, type Result, refuse } from '#kernel/result.ts';
import { synonymKey } from './search-synonyms.ts';

/** Phrases that staff declared synonymous: 'boneca', 'nenê de brinquedo'. */
export interface SynonymGroup {
  readonly id: string;
  readonly sayings: readonly string[];
}

/** Limits the alternatives that one search has to query. */
export const MAX_SAYINGS = 20;
export const MAX_GROUPS = 500;

/**
 * Normalises typed phrases: trimmed, without duplicates. Refused if a phrase has no searchable word ('!'), or if fewer
 * than two distinct ones remain.
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

/** Whether both groups have the same phrases, ignoring order and spelling variants. */
export const sameGroup = (one: readonly string[], other: readonly string[]): boolean => {
  const keys = new Set(one.map(synonymKey));
  return one.length === other.length && other.every((saying) => keys.has(synonymKey(saying)));
};
