/** Inflected forms of a folded Portuguese word. Forms that do not exist do no harm: they find nothing. */

const SINGULARS: readonly (readonly [ending: RegExp, singulars: readonly string[]])[] = [
  [/[oa]ezinhos$/, ['aozinho']],
  [/(?:oes|aes|aos)$/, ['ao']],
  [/ais$/, ['al']],
  [/(?<=[bcgrst])eis$/, ['el', 'il']],
  [/(?<![bcgrst])eis$/, ['el']],
  [/ois$/, ['ol']],
  [/uis$/, ['ul']],
  [/is$/, ['il']],
  [/ns$/, ['m', 'n']],
  [/(?<=[rzsx])es$/, ['']],
  [/(?<=[^s])s$/, ['']],
];

const PLURALS: readonly (readonly [ending: RegExp, plurals: readonly string[]])[] = [
  [/aozinho$/, ['oezinhos', 'aezinhos', 'aozinhos']],
  [/ao$/, ['oes', 'aos', 'aes']],
  [/il$/, ['is', 'eis']],
  [/(?<=[aeou])l$/, ['is']],
  [/m$/, ['ns']],
  [/$(?<=[rzsx])/, ['es']],
  [/$/, ['s']],
];

/** Pairs that no ending tells, or that are too short for the endings. */
const IRREGULAR: readonly (readonly [singular: string, plural: string])[] = [
  ['cd', 'cds'],
  ['gol', 'gols'],
  ['hd', 'hds'],
  ['la', 'las'],
  ['pa', 'pas'],
  ['pc', 'pcs'],
  ['pe', 'pes'],
  ['tv', 'tvs'],
];
const irregularSingulars = new Map(IRREGULAR.map(([singular, plural]) => [plural, singular]));
const irregularPlurals = new Map(IRREGULAR);

/** Words up to this length are mostly units and codes. */
const SHORTEST = 3;

/** Longer runs of letters are not words. */
const MAX_LENGTH = 30;

/** Possible singulars of the word: 'fogoes' gives 'fogao' and 'fogoe'. */
export function singulars(word: string): readonly string[] {
  const irregular = irregularSingulars.get(word);
  if (irregular !== undefined) return [irregular];
  if (word.length <= SHORTEST) return [];
  return SINGULARS.filter(([ending]) => ending.test(word)).flatMap(([ending, others]) =>
    others.map((other) => word.replace(ending, other)),
  );
}

function plurals(word: string): readonly string[] {
  const irregular = irregularPlurals.get(word);
  if (irregular !== undefined) return [irregular];
  const rule = PLURALS.find(([ending]) => ending.test(word));
  return rule === undefined ? [] : rule[1].map((other) => word.replace(rule[0], other));
}

/** Singular and plural forms, the word itself first. */
export function numberForms(word: string): readonly string[] {
  if (word.length < SHORTEST && !irregularPlurals.has(word)) return [word];
  const single = singulars(word);
  return [...new Set([word, ...single, ...[word, ...single].flatMap(plurals)])];
}

/** Forms of the other gender: 'branco' gives 'branca', 'brancas'. */
export function genderForms(word: string): readonly string[] {
  if (word.length < 5) return [];
  return [word, ...singulars(word)]
    .filter((form) => /[oa]$/.test(form))
    .flatMap((form) => numberForms(form.slice(0, -1) + (form.endsWith('o') ? 'a' : 'o')));
}

/** Shorter abbreviations stand for too many words to stand for one that the shop hardly has: 'lis' for 'lisboa'. */
export const MIN_RARE_ABBREVIATION = 5;

/** Possible label abbreviations: prefixes that end in a consonant ('desinf', 'cond', 'choc'). */
export function abbreviations(word: string): readonly string[] {
  if (word.length < 5 || word.length > MAX_LENGTH) return [];
  const lengths = Array.from({ length: word.length - SHORTEST }, (_, index) => index + SHORTEST);
  return lengths.map((length) => word.slice(0, length)).filter((start) => /[^aeiou]$/.test(start));
}

/** All splits of the word in two: 'multiuso' gives 'multi uso', among others. */
export function splits(word: string): readonly (readonly [string, string])[] {
  if (word.length < 4 || word.length > MAX_LENGTH) return [];
  return Array.from({ length: word.length - 3 }, (_, index) => [
    word.slice(0, index + 2),
    word.slice(index + 2),
  ]);
}
