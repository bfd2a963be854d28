import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Combination, MAX_COUNTED, planRelaxed, type SlotCount, tiersOf } from './relaxed-match.ts';
import { possibleSlots, relaxedKeysOf, relaxedSlots, wordsToLookUp } from './relaxed-query.ts';
import { derivedForms } from './search-derived-forms.ts';
import { ALL_KNOWN, searchQuery } from './search-query.ts';
import { synonymsOf } from './search-synonyms.ts';
import { searchTerms } from './search-terms.ts';
import { leadingWords, relatedWords } from './words/search-related-words.ts';

const NONE = synonymsOf([]);
const slotsOf = (text: string, synonyms = NONE, all = NONE, leading = NONE) => {
  const terms = searchTerms(text);
  const [row = []] = searchQuery(terms, synonyms, ALL_KNOWN);
  return relaxedSlots({ terms, row, likes: [] }, synonyms, { all, leading });
};
const looseWords = (text: string, related = NONE) =>
  slotsOf(text, NONE, related).map(({ loose }) => loose.map(({ words }) => words.join(' ')));

describe('words of one family', () => {
  test.each([
    ['cortar', 'cortador'],
    ['cortadores', 'cortar'],
    ['barba', 'barbear'],
    ['barbeador', 'barba'],
    ['limpeza', 'limpador'],
    ['hidratação', 'hidratante'],
    ['carrinho', 'carro'],
  ])('%s leads to %s', (word, other) => {
    expect(derivedForms(word.normalize('NFKD').replace(/\p{M}/gu, ''))).toContain(other);
  });

  test.each([
    ['bola', 'bolo'],
    ['prata', 'prato'],
    ['cama', 'camo'],
  ])('%s does not lead to %s', (word, other) => {
    expect(derivedForms(word)).not.toContain(other);
  });
});

describe('a relaxed search', () => {
  test.each([
    ['ondas micro', [['microondas'], ['microondas']]],
    ['uso limpador multi', [['multiuso'], [], ['multiuso']]],
    ['guardaroupas', [['guarda roupa']]],
    ['oleodecoco', [['oleo coco']]],
    ['leite 500ml', [[], ['500']]],
    ['cortador grama', [['cortar'], []]],
  ])('%s is also sought as %j', (text, expected) => {
    for (const [index, words] of looseWords(text).entries())
      expect(words).toEqual(expect.arrayContaining(expected[index] ?? []));
  });

  test('a saying of two words is understood in any order, and counts in full for both', () => {
    const book = synonymsOf([['soro fisiológico', 'cloreto de sódio']]);
    expect(relaxedKeysOf(searchTerms('fisiológico soro'))).toContain('soro fisiologico');
    const close = slotsOf('fisiológico 500ml soro', book).map((slot) =>
      slot.close.some(({ words }) => words.join(' ') === 'cloreto sodio'),
    );
    expect(close).toEqual([true, false, true]);
  });

  test('a use leads to the substances for it, and no substance leads to another one', () => {
    expect(looseWords('vermes', relatedWords)[0]).toContain('albendazol');
    expect(looseWords('albendazol', relatedWords)[0]).not.toContain('mebendazol');
  });

  test('what a phrase leads to stands loosely for its words: what is called so comes first', () => {
    const [one, other] = slotsOf('hot wheels', NONE, synonymsOf([['carrinho', 'hot wheels']]));
    for (const slot of [one, other]) {
      expect(slot?.loose.map(({ words }) => words.join())).toContain('carrinho');
      expect(slot?.close.map(({ words }) => words.join())).not.toContain('carrinho');
    }
  });

  test('a phrase that names a use counts in full for what is for it', () => {
    const closely = slotsOf('remédio pressão alta', NONE, relatedWords, leadingWords).map(({ close }) =>
      close.map(({ words }) => words.join()).includes('losartana'),
    );
    expect(closely).toEqual([false, true, true]);
  });

  test('a known word is no beginning of another one, unless it is still being typed', () => {
    const begins = (text: string) =>
      slotsOf(text, NONE, relatedWords).map(({ close }) => close.some(({ beginning }) => beginning === true));
    expect(begins('dor garganta')).toEqual([false, true]);
    expect(begins('garganta dor')).toEqual([false, true]);
    expect(begins('choco branco')).toEqual([true, true]);
  });

  test('numbers, units apart from them and vague words count for less', () => {
    expect(slotsOf('produto 500 dove litros').map(({ factor }) => factor)).toEqual([0.25, 0.5, 1, 0.25]);
    expect(slotsOf('luva de borracha').map(({ factor }) => factor)).toEqual([1.2, 1]);
  });

  test('wordings without a product are left out, and short abbreviations of unknown words', () => {
    const slots = slotsOf('lisboa azeite');
    expect(wordsToLookUp(slots)).toEqual(expect.arrayContaining(['lis', 'lisboa', 'azeite']));
    const [lisbon, oil] = possibleSlots(slots, new Set(['lis', 'azeite', 'azeit', 'azeites']));
    expect(lisbon?.short).toEqual([]);
    expect(oil?.short.map(({ words }) => words[0])).toContain('azeit');
    expect(oil?.close.map(({ words }) => words[0])).toEqual(['azeite', 'azeites', 'azeite']);
  });

  test('has close wordings for every word, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60, unit: 'grapheme' }), (text) => {
        const slots = slotsOf(text, NONE, relatedWords);
        expect(slots.every(({ close, factor }) => close.length > 0 && factor > 0)).toBe(true);
        expect(slots.flatMap(({ loose }) => loose).every(({ words }) => !words.includes(''))).toBe(true);
      }),
    );
  });
});

describe('the most distinctive words', () => {
  const count = (close: number, either = close, factor = 1): SlotCount => ({ close, either, factor });

  test('select the products that are examined; what is too common does not', () => {
    const plan = planRelaxed([count(3), count(MAX_COUNTED + 1), count(40), count(0, 0)]);
    expect(plan?.examined.map(({ slot }) => slot)).toEqual([0, 2]);
    expect(plan?.compared.map(({ slot }) => slot)).toEqual([0, 2, 1]);
    expect(planRelaxed([count(MAX_COUNTED + 1), count(0)])).toBeUndefined();
  });

  test('come first: the rare word before the common one, and both before either', () => {
    const plan = planRelaxed([count(500), count(5)]);
    if (plan === undefined) throw new Error('nothing is selective');
    const combinations: Combination[] = [
      ['close', 'none'],
      ['none', 'close'],
      ['close', 'either'],
      ['none', 'none'],
    ];
    const [best, good, all] = tiersOf(plan, combinations, 2);
    // The rare word is compared first: closely alone it weighs more than the other two together.
    expect(best).toEqual([
      [
        { slot: 1, part: 'close' },
        { slot: 0, part: 'either' },
      ],
    ]);
    expect(good?.length).toBeGreaterThanOrEqual(1);
    expect(all).toEqual([[{ slot: 1, part: 'close' }]]);
  });

  test('of four words, one alone is no result', () => {
    const plan = planRelaxed([count(5)]);
    if (plan === undefined) throw new Error('nothing is selective');
    expect(tiersOf(plan, [['close']], 4)).toEqual([[], [], []]);
    expect(tiersOf(plan, [['close']], 3)[2]).toHaveLength(1);
  });

  test('every tier has all of the better ones, and only combinations that exist', () => {
    const part = fc.constantFrom('close' as const, 'either' as const, 'none' as const);
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            close: fc.nat(2_000),
            either: fc.integer({ min: 1, max: 2_000 }),
            factor: fc.constant(1),
          }),
          { minLength: 1, maxLength: 6 },
        ),
        fc.array(fc.array(part, { minLength: 6, maxLength: 6 }), { maxLength: 20 }),
        (counts, parts) => {
          const plan = planRelaxed(counts);
          if (plan === undefined) throw new Error('all are selective');
          const combinations = parts.map((each) => each.slice(0, plan.compared.length));
          const [best = [], good = [], all = []] = tiersOf(plan, combinations, counts.length);
          const covers = (wide: typeof best, narrow: typeof best) =>
            narrow.every((parts) =>
              wide.some((other) =>
                other.every(({ slot, part: wanted }) =>
                  parts.some((own) => own.slot === slot && (own.part === 'close' || wanted === 'either')),
                ),
              ),
            );
          expect(covers(good, best) && covers(all, good)).toBe(true);
          expect(all.every((each) => each.length > 0)).toBe(true);
        },
      ),
    );
  });
});
