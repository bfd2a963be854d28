/** The forms in which a folded Portuguese word may be written: a form that does not exist only finds nothing. */

const SINGULARS: readonly (readonly [ending: RegExp, singulars: readonly string[]])[] = [
  [/(?:oes|aes|aos)$/, ['ao']],
  [/ais$/, ['al']],
  [/(?<=[bcgst])eis$/, ['el', 'il']],
  [/(?<![bcgst])eis$/, ['el']],
  [/ois$/, ['ol']],
  [/uis$/, ['ul']],
  [/is$/, ['il']],
  [/ns$/, ['m', 'n']],
  [/(?<=[rzs])es$/, ['']],
  [/(?<=[^s])s$/, ['']],
];

const PLURALS: readonly (readonly [ending: RegExp, plurals: readonly string[]])[] = [
  [/ao$/, ['oes', 'aos', 'aes']],
  [/il$/, ['is', 'eis']],
  [/(?<=[aeou])l$/, ['is']],
  [/m$/, ['ns']],
  [/$(?<=[rzs])/, ['es']],
  [/$/, ['s']],
];

/** Shorter words are mostly units and codes. */
const SHORTEST = 3;

/** Longer runs of letters are no words. */
const LONGEST = 30;

/** What the word may be in the singular: 'fogoes' is 'fogao', and perhaps 'fogoe'. */
export function singulars(word: string): readonly string[] {
  if (word.length <= SHORTEST) return [];
  return SINGULARS.filter(([ending]) => ending.test(word)).flatMap(([ending, others]) =>
    others.map((other) => word.replace(ending, other)),
  );
}

function plurals(word: string): readonly string[] {
  const rule = PLURALS.find(([ending]) => ending.test(word));
  return rule === undefined ? [] : rule[1].map((other) => word.replace(rule[0], other));
}

/** The word in the singular and in the plural, itself first. */
export function numberForms(word: string): readonly string[] {
  if (word.length < SHORTEST) return [word];
  const single = singulars(word);
  return [...new Set([word, ...single, ...[word, ...single].flatMap(plurals)])];
}

/** 'branco' is also 'branca', 'brancos' and 'brancas'. */
export function genderForms(word: string): readonly string[] {
  if (word.length < 5) return [];
  return [word, ...singulars(word)]
    .filter((form) => /[oa]$/.test(form))
    .flatMap((form) => numberForms(form.slice(0, -1) + (form.endsWith('o') ? 'a' : 'o')));
}

/** What labels make of a long word: its first letters, up to a consonant ('desinf', 'cond', 'choc'). */
export function abbreviations(word: string): readonly string[] {
  if (word.length < 5 || word.length > LONGEST) return [];
  const lengths = Array.from({ length: word.length - SHORTEST }, (_, index) => index + SHORTEST);
  return lengths.map((length) => word.slice(0, length)).filter((start) => /[^aeiou]$/.test(start));
}

/** The word cut in two wherever it may have been joined: 'multiuso' is 'multi uso' too. */
export function splits(word: string): readonly (readonly [string, string])[] {
  if (word.length < 4 || word.length > LONGEST) return [];
  return Array.from({ length: word.length - 3 }, (_, index) => [
    word.slice(0, index + 2),
    word.slice(index + 2),
  ]);
}
