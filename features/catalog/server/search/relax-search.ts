import type { SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import {
  MAX_COUNTED,
  planRelaxed,
  type RelaxedPlan,
  type SlotPart,
  tiersOf,
} from '../../domain/search/relaxed-match.ts';
import {
  isSignificant,
  possibleSlots,
  type Relaxable,
  type RelaxedSlot,
  relaxedKeysOf,
  relaxedSlots,
  wordsToLookUp,
} from '../../domain/search/relaxed-query.ts';
import type { Synonyms } from '../../domain/search/search-synonyms.ts';
import { leadingWords, relatedWords } from '../../domain/search/words/search-related-words.ts';
import type { InCategory } from '../products/product-conditions.store.ts';
import { type ComparedWord, countMatches, existingWords, findCombinations } from './relaxed-search.store.ts';
import { allOf, anyOf, anyWording } from './search-tsquery.ts';
import type { SearchValues } from './search-words.store.ts';

const related = { all: relatedWords, leading: leadingWords };

/** The parameters of the condition and of the rank that depend on which words match. */
export type Relaxed = Pick<SearchValues, 'terms' | 'whole' | 'written' | 'named'>;

/**
 * For a search that no product matches as a whole: matches the products with the most distinctive of its words, weighed by how few
 * products have them. Undefined if there are none, or too many to be told apart.
 */
export async function relaxSearch(
  db: Db,
  supplierId: SupplierId,
  relaxable: Relaxable,
  category: InCategory | undefined,
  synonymsOfKeys: (keys: readonly string[]) => Promise<Synonyms>,
): Promise<Relaxed | undefined> {
  const keys = [relaxable.terms, relaxable.meant ?? []].flatMap(relaxedKeysOf);
  const synonyms = await synonymsOfKeys([...new Set(keys)]);
  const slots = relaxedSlots(relaxable, synonyms, related);
  const known = await existingWords(db, supplierId, wordsToLookUp(slots));
  const possible = possibleSlots(slots, known);
  const words = possible.map((slot) => comparedWord(slot, true));
  const plan = planRelaxed(await countSlots(db, supplierId, category, possible));
  if (plan === undefined) return undefined;
  const partQuery = ({ slot, part }: SlotPart): string | null => words[slot]?.[part] ?? null;
  const examined = anyOf(plan.examined.map(partQuery));
  if (examined === null) return undefined;
  const combinations = await findCombinations(db, supplierId, category, comparedWords(plan, words), examined);
  const [best = null, good = null, all = null] = tiersOf(plan, combinations, slots.length).map((tier) =>
    anyOf(tier.map((parts) => allOf(parts.map(partQuery)))),
  );
  return all === null ? undefined : { terms: all, whole: best, written: good, named: null };
}

/** Matches products in whose name or brand every distinctive word has a stand-in: a related, derived or corrected one. Null for none. */
export function standIns(relaxable: Relaxable, synonyms: Synonyms): string | null {
  const slots = relaxedSlots(relaxable, synonyms, related).filter(isSignificant);
  return slots.length === 0 ? null : allOf(slots.map((slot) => comparedWord(slot, true).either));
}

const comparedWord = ({ close, loose, short }: RelaxedSlot, named: boolean): ComparedWord => ({
  close: anyWording(close, named),
  either: anyWording([...close, ...loose, ...short], named),
});

const comparedWords = ({ compared }: RelaxedPlan, words: readonly ComparedWord[]): readonly ComparedWord[] =>
  compared.map(({ slot }) => words[slot] ?? { close: null, either: null });

/** Counts in one query what each slot matches closely, and what it matches at all, in any field: no row has to be read for it. */
async function countSlots(
  db: Db,
  supplierId: SupplierId,
  category: InCategory | undefined,
  slots: readonly RelaxedSlot[],
) {
  const words = slots.map((slot) => comparedWord(slot, false));
  const queries = [...new Set(words.flatMap(({ close, either }) => [close, either]))].filter(
    (query) => query !== null,
  );
  const found = await countMatches(db, supplierId, category, queries, MAX_COUNTED + 1);
  const counts = new Map(queries.map((query, index) => [query, found[index] ?? 0]));
  const countOf = (query: string | null | undefined): number =>
    query === null || query === undefined ? 0 : (counts.get(query) ?? 0);
  return slots.map(({ factor }, index) => ({
    close: countOf(words[index]?.close),
    either: countOf(words[index]?.either),
    factor,
  }));
}
