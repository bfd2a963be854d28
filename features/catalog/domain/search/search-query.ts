/** A parsed search with the alternative spellings of every part. */

import { abbreviations, genderForms, MIN_RARE_ABBREVIATION, numberForms, splits } from './search-forms.ts';
import { numberWordings, unitOf } from './search-measures.ts';
import { distinctiveTerms, isDistinctive } from './search-stop-words.ts';
import { type Synonyms, synonymSpans, type WordSpan } from './search-synonyms.ts';
import { foldedText, isLetters, type SearchTerm, searchTerms } from './search-terms.ts';
import { shortenedWords } from './words/search-common-words.ts';

/** Words that occur one after the other. */
export interface Wording {
  readonly words: readonly string[];
  /** The last word is a prefix. */
  readonly beginning?: boolean;
  /** One stop word may stand between them: 'palha de aço'. */
  readonly apart?: boolean;
}

/** One part of a search and its alternative spellings, from exact to loose. */
export interface Slot {
  readonly whole: readonly Wording[];
  /** Prefixes, synonyms, and two words that were typed as one that no product has. */
  readonly other: readonly Wording[];
  /** Abbreviations and the other gender: used only if little else is found. */
  readonly wide: readonly Wording[];
}

/** A product matches if it has all slots of one row; the first row holds the words as typed. */
export type SearchQuery = readonly (readonly Slot[])[];

/** Longer searches are pasted product names: their words are not joined and multi-word synonyms are not used. */
export const MAX_JOINED = 8;

/** All keys to look up in the supplier's synonyms. */
export function synonymKeysOf(terms: readonly SearchTerm[]): readonly string[] {
  const words = wordsOf(slotRuns(terms));
  const joined = words.slice(1).flatMap((word, index) => synonymSpans([`${words[index] ?? ''}${word}`]));
  return [...new Set([...synonymSpans(words), ...joined].map(({ key }) => key))];
}

/** What the shop's products have of the searched words. */
export interface WordsKnown {
  /** No product has them: they may be two words joined. */
  readonly unknown: ReadonlySet<string>;
  /** Words of people, not of labels: a short abbreviation hardly stands for them. */
  readonly rare: ReadonlySet<string>;
}

export const ALL_KNOWN: WordsKnown = { unknown: new Set(), rare: new Set() };

export function searchQuery(
  terms: readonly SearchTerm[],
  synonyms: Synonyms,
  known: WordsKnown,
): SearchQuery {
  const runs = slotRuns(terms);
  const words = wordsOf(runs);
  const spans = synonymSpans(words);
  const sayingsOf = (span: WordSpan): readonly string[] => synonyms.get(span.key) ?? [];
  const row = runs.map((run, index) => {
    const own = spans.filter(({ from, to }) => from === index && to === index + 1).flatMap(sayingsOf);
    return slotOf(run, own, known);
  });
  if (row.length > MAX_JOINED) return [row];
  const sayings = spans
    .filter(({ from, to }) => to > from + 1)
    .map((span) => ({ ...span, others: sayingsOf(span).flatMap(sayingWordings) }));
  const joined = runs.slice(1).flatMap((run, index) => joinedOf(runs[index], run, index, synonyms));
  const rows = [...sayings, ...joined]
    .filter(({ others }) => others.length > 0)
    .map(({ from, to, others }) => [
      ...row.slice(0, from),
      { whole: [], other: others, wide: [] },
      ...row.slice(to),
    ]);
  return [row, ...rows];
}

/** The terms of one slot: a word, a number with its unit, or a short name such as 'j7'. */
export type Run = readonly SearchTerm[];

/** Groups the distinctive terms into slots. */
export function slotRuns(terms: readonly SearchTerm[]): readonly Run[] {
  const runs: SearchTerm[][] = [];
  for (const term of distinctiveTerms(terms)) {
    const last = runs.at(-1);
    if (last !== undefined && belongs(last, term)) last.push(term);
    else runs.push([term]);
  }
  return runs;
}

function belongs(run: Run, term: SearchTerm): boolean {
  const before = run.at(-1);
  if (before === undefined) return false;
  if (!isLetters(term.text)) {
    const name = run.length === 1 && isLetters(before.text) && before.text.length <= 2;
    return term.after === (name ? 'nothing' : 'point') && (name || !isLetters(before.text));
  }
  if (isLetters(before.text)) return false;
  return isLetters(run[0]?.text ?? '')
    ? false
    : unitOf(term.text) !== undefined || (term.after === 'nothing' && term.text.length <= 2);
}

export const wordsOf = (runs: readonly Run[]): readonly string[] =>
  runs.map((run) => run.map(({ text }) => text).join(' '));

function slotOf(run: Run, synonyms: readonly string[], known: WordsKnown): Slot {
  const [first] = run;
  if (first !== undefined && run.length === 1 && isLetters(first.text))
    return wordSlot(first, synonyms, known);
  const numbers = run.filter(({ text }) => !isLetters(text)).map(({ text }) => text);
  const name = first !== undefined && isLetters(first.text) ? [first.text] : [];
  const unit = name.length === 0 ? run.map(({ text }) => text).find(isLetters) : undefined;
  const measure = unit === undefined ? undefined : unitOf(unit);
  const units = unit === undefined ? [[]] : (measure?.names ?? [unit]).map((each) => [each]);
  const writings = numberWordings(numbers);
  const bare = run.length === 1 && first !== undefined && first.beginning && first.text.length >= 4;
  return {
    whole: writings.flatMap((number) => units.map((each) => ({ words: [...name, ...number, ...each] }))),
    other: bare ? [{ words: [first.text], beginning: true }] : synonyms.flatMap(sayingWordings),
    wide: measure?.optional === true ? writings.map((words) => ({ words })) : [],
  };
}

function wordSlot({ text, beginning }: SearchTerm, synonyms: readonly string[], known: WordsKnown): Slot {
  const isEnough = (start: string): boolean =>
    isDistinctive(start) && (start.length >= MIN_RARE_ABBREVIATION || !known.rare.has(text));
  const shortened = (shortenedWords.get(synonymSpans([text])[0]?.key ?? '') ?? [])
    .flatMap(writtenShortened)
    .map((word) => ({ words: [word] }));
  return {
    whole: numberForms(text).map((word) => ({ words: [word] })),
    other: [
      ...(beginning ? [{ words: [text], beginning }] : []),
      ...synonyms.flatMap(sayingWordings),
      ...(known.unknown.has(text) ? splits(text).map((words) => ({ words })) : []),
    ],
    wide: [
      ...[...genderForms(text), ...abbreviations(text).filter(isEnough)].map((word) => ({ words: [word] })),
      ...shortened,
    ],
  };
}

/** Abbreviations are written one way, the words that they stand for in singular and plural. */
const writtenShortened = (word: string): readonly string[] =>
  word.length < 5 ? [foldedText(word)] : numberForms(foldedText(word));

/** A one-word synonym in singular and plural; a longer one as written. */
export function sayingWordings(saying: string): readonly Wording[] {
  const words = searchTerms(saying)
    .map(({ text }) => text)
    .filter(isDistinctive);
  const [only] = words;
  if (only !== undefined && words.length === 1) return numberForms(only).map((word) => ({ words: [word] }));
  return words.length === 0 ? [] : [{ words, apart: true }];
}

/** Two words that labels may join: 'multi uso'. */
function joinedOf(
  one: Run | undefined,
  other: Run,
  from: number,
  synonyms: Synonyms,
): (Omit<WordSpan, 'key'> & { others: readonly Wording[] })[] {
  const [first, ...more] = one ?? [];
  const [second, ...rest] = other;
  if (first === undefined || second === undefined || more.length + rest.length > 0) return [];
  if (!isLetters(first.text) || !isLetters(second.text)) return [];
  const word = first.text + second.text;
  const sayings = synonymSpans([word]).flatMap(({ key }) => synonyms.get(key) ?? []);
  return [{ from, to: from + 2, others: [word, ...sayings].flatMap(sayingWordings) }];
}
