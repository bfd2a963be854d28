/** A search none of whose products has all the words: every word with all that may stand for it. */
import { correctionsOf, type LikeWord } from './search-corrections.ts';
import { derivedForms } from './search-derived-forms.ts';
import { MIN_RARE_ABBREVIATION, numberForms, splits } from './search-forms.ts';
import { unitOf } from './search-measures.ts';
import { pairsOf, phrasesOf, wordOf } from './search-phrases.ts';
import { type Run, type Slot, sayingWordings, slotRuns, type Wording } from './search-query.ts';
import { bothSynonyms, type Synonyms, synonymKey } from './search-synonyms.ts';
import { isLetters, type SearchTerm } from './search-terms.ts';

export interface RelaxedSlot {
  /** The word itself, as a prefix, its synonyms, and what a phrase that it is part of leads to. */
  readonly close: readonly Wording[];
  /** Corrections, derived and related words, two words joined in any order, a number without its unit. */
  readonly loose: readonly Wording[];
  /** Abbreviations, and other forms of the word. */
  readonly short: readonly Wording[];
  /** Share of its weight that the word counts for. */
  readonly factor: number;
}

const MAX_CORRECTIONS = 3;

/** The first word mostly names the kind, the others what is particular: 'luva de borracha'. */
const HEAD_FACTOR = 1.2;
const NUMBER_FACTOR = 0.5;
const VAGUE_FACTOR = 0.25;

/** Words that narrow a search little, however few products have them. */
const VAGUE_WORDS = new Set(
  'produto item coisa artigo tipo modelo remedio medicamento aparelho acessorio brinquedo comida bebida marca novo nova bom boa melhor barato original'.split(
    ' ',
  ),
);

/** Words in the middle of a joined phrase: 'oleodecoco'. */
const JOINED_STOP_WORDS = ['de', 'da', 'do', 'com'];
const MIN_PART = 3;

/** All keys of synonyms and related words: runs of words in order, and pairs in any order. */
export const relaxedKeysOf = (terms: readonly SearchTerm[]): readonly string[] => [
  ...new Set(phrasesOf(slotRuns(terms)).map(({ key }) => key)),
];

export interface Relaxable {
  readonly terms: readonly SearchTerm[];
  /** The corrected terms, if some were probably mistyped. */
  readonly meant?: readonly SearchTerm[] | undefined;
  /** The exact alternatives of each word. */
  readonly row: readonly Slot[];
  readonly likes: readonly LikeWord[];
}

export interface Related {
  readonly all: Synonyms;
  /** Those of `all` that lead from a use to what is for it, and not back. */
  readonly leading: Synonyms;
}

/**
 * `synonyms`: of all shops and of this one, by the keys of the terms and of what was meant. Other related words of a phrase are loose
 * alternatives of each of its words: as close ones they would rank a related product as high as one that has the phrase in its name. Those
 * of a use (`leading`) are close, as no product is named after a use.
 */
export function relaxedSlots(
  { terms, meant, row, likes }: Relaxable,
  synonyms: Synonyms,
  related: Related,
): readonly RelaxedSlot[] {
  const runs = slotRuns(terms);
  const all = bothSynonyms(synonyms, related.all);
  const loose = runs.map((run): Wording[] => [...looseWordings(run, likes, all)]);
  const meantRuns = slotRuns(meant ?? terms);
  // A word corrected to a stop word leaves the words of both apart.
  const readings = meantRuns.length === runs.length && meant !== undefined ? [runs, meantRuns] : [runs];
  const phrases = runs.map((): Wording[] => []);
  for (const { key, covered } of readings.flatMap(phrasesOf)) {
    const wordings = [synonyms, related.leading].flatMap((book) =>
      (book.get(key) ?? []).flatMap(sayingWordings),
    );
    const part = covered.length > 1 ? phrases : loose;
    for (const index of covered) part[index]?.push(...wordings);
    const others = (related.all.get(key) ?? []).flatMap(sayingWordings);
    for (const index of covered) loose[index]?.push(...others);
  }
  for (const { words, covered } of pairsOf(runs)) {
    const wordings = numberForms(words.join('')).map((word) => ({ words: [word] }));
    for (const index of covered) loose[index]?.push(...wordings);
  }
  return runs.map((run, index) => {
    const { whole = [], other = [], wide = [] } = row[index] ?? {};
    const isTyped = index < runs.length - 1 && related.all.has(synonymKey(wordOf(run) ?? ''));
    return {
      // A word that is known as a whole is no beginning of another: 'dor' of 'dorzolamida'.
      close: [
        ...whole,
        ...other.filter(({ beginning }) => !(isTyped && beginning)),
        ...(phrases[index] ?? []),
      ],
      loose: loose[index] ?? [],
      short: wide,
      factor: index === 0 && runs.length > 1 ? headFactorOf(run) : factorOf(run),
    };
  });
}

const headFactorOf = (run: Run): number => (factorOf(run) === 1 ? HEAD_FACTOR : factorOf(run));

/** Neither a vague word nor a unit apart from its number. */
export const isSignificant = ({ factor }: RelaxedSlot): boolean => factor > VAGUE_FACTOR;

/** A unit apart from its number says nothing, a number little. */
function factorOf(run: Run): number {
  const word = wordOf(run);
  if (word === undefined) return run.every(({ text }) => !isLetters(text)) ? NUMBER_FACTOR : 1;
  return unitOf(word) !== undefined || numberForms(word).some((form) => VAGUE_WORDS.has(form))
    ? VAGUE_FACTOR
    : 1;
}

function looseWordings(run: Run, likes: readonly LikeWord[], synonyms: Synonyms): readonly Wording[] {
  const [term] = run;
  const word = wordOf(run);
  if (term === undefined) return [];
  if (word === undefined) {
    const numbers = run.filter(({ text }) => !isLetters(text)).map(({ text }) => text);
    return numbers.length === run.length || isLetters(term.text) ? [] : [{ words: numbers }];
  }
  const units = unitOf(word)?.names ?? [];
  const corrections = correctionsOf(term, likes, synonyms).slice(0, MAX_CORRECTIONS);
  return [
    ...[...units, ...corrections.flatMap(numberForms), ...derivedForms(word)].map((other) => ({
      words: [other],
    })),
    ...partsOf(word).map((words) => ({ words, apart: true })),
  ];
}

/** Two words that were typed as one, the second in singular or plural, or with a stop word between them. */
function partsOf(word: string): readonly (readonly string[])[] {
  const halves = splits(word).flatMap(([start, end]) => numberForms(end).map((form) => [start, form]));
  const around = JOINED_STOP_WORDS.flatMap((stop) =>
    splits(word).flatMap(([start, end]) =>
      start.length >= MIN_PART && end.startsWith(stop) && end.length >= stop.length + MIN_PART
        ? [[start, end.slice(stop.length)]]
        : [],
    ),
  );
  return [...halves, ...around];
}

/** Words of letters that can be looked up among the shop's words, which are of three letters or more. */
export const wordsToLookUp = (slots: readonly RelaxedSlot[]): readonly string[] => [
  ...new Set(
    slots.flatMap(({ close, loose, short }) =>
      [...close, ...loose, ...short].flatMap(({ words }) => words.filter(isLookedUp)),
    ),
  ),
];

const isLookedUp = (word: string): boolean => isLetters(word) && word.length >= MIN_PART;

/** Without the wordings that no product of the shop can have. */
export function possibleSlots(
  slots: readonly RelaxedSlot[],
  known: ReadonlySet<string>,
): readonly RelaxedSlot[] {
  const isPossible = ({ words, beginning = false }: Wording): boolean =>
    words.every(
      (word, index) => !isLookedUp(word) || known.has(word) || (beginning && index === words.length - 1),
    );
  return slots.map((slot) => {
    const isKnown = slot.close.some(({ words }) => words.every((word) => known.has(word)));
    return {
      ...slot,
      close: slot.close.filter(isPossible),
      loose: slot.loose.filter(isPossible),
      short: slot.short.filter(
        (wording) =>
          isPossible(wording) && (isKnown || wording.words.join('').length >= MIN_RARE_ABBREVIATION),
      ),
    };
  });
}
