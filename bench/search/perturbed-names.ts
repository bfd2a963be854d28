/** Words of product names as people rearrange, inflect and mistype them. Correct are all products that have the words. */
import { unitOf } from '#features/catalog/domain/search/search-measures.ts';
import { isDistinctive } from '#features/catalog/domain/search/search-stop-words.ts';
import { pickSome, type SeededRandom } from '../seeded-random.ts';
import type { JudgedQuery } from './measures.ts';
import { mistyped, otherNumber, spelledBySound } from './perturbed-words.ts';
import type { ProductWords } from './relevance-rule.ts';

/** Labels have many abbreviations and names of their own: a word that people know is in this many names. */
const KNOWN = 8;

/** A misspelt word in more than this share of the names that have the right one is another word. */
const MISSPELT_SHARE = 1 / 5;

interface Name {
  /** Its known words, in order. */
  readonly words: readonly string[];
  /** Known words that stand side by side. */
  readonly neighbours: readonly (readonly [string, string])[];
}

interface Perturbed {
  readonly typed: readonly string[];
  readonly meant: readonly string[];
}

type Count = (word: string) => number;

/** Undefined for a name that gives no query of the kind. */
type Perturbation = (name: Name, random: SeededRandom, count: Count) => Perturbed | undefined;

/** One of the words is changed, if there is one that can be. */
const changing =
  (
    min: number,
    max: number,
    change: (word: string, random: SeededRandom) => string | undefined,
  ): Perturbation =>
  ({ words }, random, count) => {
    const meant = pickSome(random, words, 2);
    const at = meant.findIndex((word) => word.length >= min && word.length <= max);
    const word = meant[at];
    const changed = word === undefined ? undefined : change(word, random);
    if (word === undefined || changed === undefined || changed.length < 3) return undefined;
    if (count(changed) > count(word) * MISSPELT_SHARE) return undefined;
    return { meant, typed: meant.with(at, changed) };
  };

const PERTURBATIONS: Readonly<Record<string, Perturbation>> = {
  ordem_trocada: ({ words }, random) => {
    const meant = pickSome(random, words.slice(0, 5), 3);
    return meant.length < 3 ? undefined : { meant, typed: meant };
  },
  curta_errada: changing(3, 6, mistyped),
  curta_pelo_som: changing(4, 7, spelledBySound),
  longa_errada: changing(7, 14, mistyped),
  plural_irregular: ({ words }, random) => {
    const inflected = words.map((word) => otherNumber(word, random));
    const at = inflected.findIndex((other) => other !== undefined);
    const [word, other] = [words[at], inflected[at]];
    if (word === undefined || other === undefined) return undefined;
    const more = words.filter((each) => each !== word).slice(0, 1);
    return { meant: [word, ...more], typed: [other, ...more] };
  },
  juncao: ({ words, neighbours }, random) => {
    if (neighbours.length === 0) return undefined;
    const pair = random.pick(neighbours);
    const more = words.filter((word) => !pair.includes(word)).slice(0, 1);
    return { meant: [...pair, ...more], typed: [pair.join(''), ...more] };
  },
  separacao: ({ words }, random) => {
    const [long, other] = pickSome(random, words, 2);
    if (long === undefined || other === undefined || long.length < 7) return undefined;
    const at = 3 + random.below(long.length - 5);
    return { meant: [long, other], typed: [long.slice(0, at), long.slice(at), other] };
  },
};

/** Draws `count` queries of each kind from the names `sampled`; all `products` may be correct. */
export function perturbedQueries(
  products: readonly ProductWords[],
  sampled: readonly ProductWords[],
  count: number,
  random: SeededRandom,
): JudgedQuery[] {
  const having = new Map<string, Set<string>>();
  for (const { code, words } of products)
    for (const word of words) having.set(word, (having.get(word) ?? new Set<string>()).add(code));
  const namesWith: Count = (word) => having.get(word)?.size ?? 0;
  const withAll = ([first = '', ...others]: readonly string[]): string[] =>
    [...(having.get(first) ?? [])].filter((code) => others.every((word) => having.get(word)?.has(code)));
  return Object.entries(PERTURBATIONS).flatMap(([kind, perturb]) => {
    const queries: JudgedQuery[] = [];
    while (queries.length < count) {
      const perturbed = perturb(knownWords(random.pick(sampled), namesWith), random, namesWith);
      if (perturbed === undefined) continue;
      const { typed, meant } = perturbed;
      queries.push({
        id: `${kind} ${queries.length}`,
        kind,
        text: typed.join(' '),
        relevant: withAll(meant),
      });
    }
    return queries;
  });
}

function knownWords({ words }: ProductWords, namesWith: Count): Name {
  const isKnown = (word: string): boolean =>
    /^\p{L}{3,}$/u.test(word) &&
    unitOf(word) === undefined &&
    isDistinctive(word) &&
    namesWith(word) >= KNOWN;
  const neighbours = words.flatMap((word, index) => {
    const next = words[index + 1];
    return next !== undefined && isKnown(word) && isKnown(next) ? [[word, next] as const] : [];
  });
  return { words: [...new Set(words.filter(isKnown))], neighbours };
}
