/** Words of one family: 'cortar', 'cortador', 'corte'. Only a relaxed search uses them. */
import { singulars } from './search-forms.ts';

/** Endings that replace each other: of a verb, of what does it, of what is done; of diminutives. The longer ones first. */
const FAMILIES: readonly (readonly string[])[] = [
  ['adeira', 'adora', 'ador', 'agem', 'acao', 'ante', 'eza', 'ura', 'ada', 'ado', 'ar', 'a', 'e', 'o'],
  ['edeira', 'edora', 'edor', 'imento', 'ente', 'ida', 'ido', 'er'],
  ['idora', 'idor', 'icao', 'ida', 'ido', 'ir'],
  ['eador', 'eira', 'eiro', 'ear', 'a', 'o'],
  ['zinha', 'inha', 'a'],
  ['zinho', 'inho', 'o'],
];

const MIN_STEM = 3;
const MAX_LENGTH = 30;

/** Other words of the family, in singular and plural. Forms that do not exist do no harm: they find nothing. */
export function derivedForms(word: string): readonly string[] {
  if (word.length > MAX_LENGTH) return [];
  const single = singulars(word)[0] ?? word;
  const forms = FAMILIES.flatMap((endings) => {
    const ending = endings.find((each) => single.endsWith(each) && single.length - each.length >= MIN_STEM);
    if (ending === undefined) return [];
    const stem = single.slice(0, single.length - ending.length);
    return endings
      .filter((other) => other !== ending && !(isVowel(ending) && isVowel(other)))
      .map((other) => stem + other);
  });
  return [...new Set(forms.flatMap((form) => [form, pluralOf(form)]))];
}

/** A vowel does not replace a vowel: 'bola' must not become 'bolo'. */
const isVowel = (ending: string): boolean => ending.length === 1;

const pluralOf = (form: string): string =>
  form.endsWith('cao') ? form.replace(/ao$/, 'oes') : form.endsWith('r') ? `${form}es` : `${form}s`;
