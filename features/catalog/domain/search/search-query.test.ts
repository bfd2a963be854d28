import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { correctedTerms } from './search-corrections.ts';
import { oneEditAway, respellings, swapsNeighbours } from './search-edits.ts';
import { abbreviations, genderForms, numberForms, splits } from './search-forms.ts';
import { numberWordings, unitOf } from './search-measures.ts';
import { ALL_KNOWN, searchQuery } from './search-query.ts';
import { editDistance, soundOf } from './search-sounds.ts';
import { distinctiveTerms } from './search-stop-words.ts';
import { synonymKey, synonymsOf } from './search-synonyms.ts';
import { searchTerms } from './search-terms.ts';

describe('forms of a word', () => {
  test.each([
    ['fogoes', 'fogao'],
    ['aneis', 'anel'],
    ['lencois', 'lencol'],
    ['portateis', 'portatil'],
    ['barris', 'barril'],
    ['batons', 'batom'],
    ['secadores', 'secador'],
    ['azeitonas', 'azeitona'],
    ['paes', 'pao'],
    ['maos', 'mao'],
    ['gases', 'gas'],
    ['papeis', 'papel'],
    ['estereis', 'esteril'],
    ['paezinhos', 'paozinho'],
    ['boxes', 'box'],
    ['tvs', 'tv'],
    ['pes', 'pe'],
    ['pas', 'pa'],
    ['hds', 'hd'],
    ['giz', 'gizes'],
  ])('%s and %s find each other', (plural, singular) => {
    expect(numberForms(plural)).toContain(singular);
    expect(numberForms(singular)).toContain(plural);
  });

  test('a word of another gender is another form only of long words', () => {
    expect(genderForms('brancos')).toContain('branca');
    expect(genderForms('gato')).toEqual([]);
  });

  test('labels shorten after a consonant', () => {
    expect(abbreviations('desinfetante')).toEqual(expect.arrayContaining(['des', 'desinf', 'desinfet']));
    expect(abbreviations('desinfetante')).not.toContain('desi');
    expect(abbreviations('cafe')).toEqual([]);
  });

  test('a word is cut in two wherever two letters are left', () => {
    expect(splits('wifi')).toEqual([['wi', 'fi']]);
    expect(splits('abc')).toEqual([]);
  });
});

describe('measures', () => {
  test.each([
    [['9000'], [['9000'], ['9', '000']]],
    [
      ['9', '000'],
      [['9', '000'], ['9000']],
    ],
    [['1', '5'], [['1', '5']]],
    [['0123'], [['0123']]],
  ])('%j', (runs, wordings) => {
    expect(numberWordings(runs)).toEqual(wordings);
  });

  test('inches may be left out, litres may not', () => {
    expect(unitOf('polegadas')).toMatchObject({ optional: true });
    expect(unitOf('litros')).toMatchObject({ optional: false, names: expect.arrayContaining(['l', 'lt']) });
  });
});

describe('words that say nothing', () => {
  test.each([
    ['saco de lixo', 'saco lixo'],
    ['de', 'de'],
    ['vitamina c', 'vitamina c'],
    ['arroz sem sal', 'arroz sem sal'],
  ])('%s asks for %s', (text, left) => {
    expect(
      distinctiveTerms(searchTerms(text))
        .map((term) => term.text)
        .join(' '),
    ).toBe(left);
  });
});

describe('a query', () => {
  const wholes = (text: string) =>
    searchQuery(searchTerms(text), new Map(), ALL_KNOWN)[0]?.map(({ whole }) => whole[0]?.words.join(' '));
  test.each([
    ['galaxy j7', ['galaxy', 'j 7']],
    ['leite 500ml', ['leite', '500 ml']],
    ['leite 1,5 l', ['leite', '1 5 l']],
    ['iphone 7', ['iphone', '7']],
    ['tv 4k', ['tv', '4 k']],
    ['gel c/2 de.50', ['gel', '2', '50']],
  ])('%s is %j', (text, slots) => {
    expect(wholes(text)).toEqual(slots);
  });

  test('has something in every slot, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60, unit: 'grapheme' }), (text) => {
        const [row = []] = searchQuery(searchTerms(text), new Map(), ALL_KNOWN);
        expect(
          row.every(({ whole }) => whole.every(({ words }) => words.length > 0) && whole.length > 0),
        ).toBe(true);
      }),
    );
  });

  test('names its synonyms, of one word and of several', () => {
    const book = synonymsOf([
      ['esponja de aço', 'palha de aço'],
      ['bolacha', 'biscoito'],
    ]);
    const others = (text: string) =>
      searchQuery(searchTerms(text), book, ALL_KNOWN)
        .flat()
        .flatMap(({ other }) => other.map(({ words }) => words.join(' ')));
    expect(others('esponjas de aco')).toContain('palha aco');
    expect(others('bolachas')).toContain('biscoito');
    expect(synonymKey('Bolachas')).toBe(synonymKey('bolacha'));
  });
});

describe('what was mistyped', () => {
  const likes = [
    { typed: 'amaciente', word: 'amaciente', products: 1 },
    { typed: 'amaciente', word: 'amaciante', products: 100 },
    { typed: 'amaciente', word: 'paciente', products: 900 },
  ];
  const meant = (text: string) =>
    correctedTerms(searchTerms(text), likes, new Map())?.map((term) => term.text);

  test('is the nearest word that many more products have', () => {
    expect(meant('amaciente azul')).toEqual(['amaciante', 'azul']);
    expect(meant('amaciante')).toBeUndefined();
  });

  test('may be a word that only people use', () => {
    const book = synonymsOf([['televisor', 'tv']]);
    expect(correctedTerms(searchTerms('televizor'), [], book)?.[0]?.text).toBe('televisor');
  });

  const corrected = (text: string, ...words: (readonly [word: string, products: number])[]) =>
    correctedTerms(
      searchTerms(text),
      words.map(([word, products]) => ({ typed: text, word, products })),
      new Map(),
    )?.[0]?.text;

  test.each([
    ['leiet', 'leite'],
    ['caef', 'cafe'],
    ['acfe', 'cafe'],
    ['sbao', 'sabao'],
    ['arrox', 'arroz'],
    ['sco', 'suco'],
  ])('%s: of a short word one letter is', (text, word) => {
    expect(oneEditAway(text)).toContain(word);
    expect(corrected(text, [word, 1])).toBe(word);
  });

  test('the first letter is only another one where the word is common and not too short', () => {
    expect(corrected('reite', ['leite', 300])).toBe('leite');
    expect(corrected('reite', ['leite', 3])).toBeUndefined();
    expect(corrected('nike', ['bike', 300])).toBeUndefined();
  });

  test.each([
    ['sco', 'sao'],
    ['suco', 'saco'],
  ])('%s is not %s where it is known, or too short', (text, word) => {
    expect(corrected(text, [word, 300], [text, 100])).toBeUndefined();
  });

  test('a word is known by its other forms, too', () => {
    expect(corrected('aneis', ['anis', 9], ['anel', 10])).toBeUndefined();
    expect(corrected('aneis', ['anis', 9])).toBe('anis');
  });

  test('the edits of a word are one edit away, and none is the word', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{1,12}$/), (word) => {
        const edits = oneEditAway(word);
        expect(edits).not.toContain(word);
        expect(edits.every((edit) => editDistance(word, edit) === 1)).toBe(true);
      }),
    );
  });

  test.each([
    ['qejo', 'queijo'],
    ['xurasco', 'churrasco'],
    ['sebona', 'cebona'],
  ])('%s is looked up as %s, whose sounds it writes otherwise', (typed, word) => {
    expect(respellings(typed)).toContain(word);
  });

  test('a word of three letters is also one with two of them swapped, or that sounds the same', () => {
    expect(swapsNeighbours('mle', 'mel') && swapsNeighbours('acfe', 'cafe')).toBe(true);
    expect(swapsNeighbours('mel', 'mel') || swapsNeighbours('mel', 'lem')).toBe(false);
    expect(corrected('mle', ['mel', 30])).toBe('mel');
    expect(corrected('xas', ['chas', 30])).toBe('chas');
    expect(corrected('mil', ['mel', 300])).toBe('mel');
    expect(corrected('mal', ['mel', 300])).toBeUndefined();
  });

  test.each([
    ['secadro', 'secador', 1],
    ['notbook', 'notebook', 1],
    ['', 'abc', 3],
    ['abc', 'abc', 0],
  ])('%s and %s are %i apart', (one, other, distance) => {
    expect(editDistance(one, other)).toBe(distance);
    expect(editDistance(other, one)).toBe(distance);
  });

  test.each([
    ['smartfone', 'smartphone'],
    ['televizor', 'televisor'],
    ['xocolate', 'chocolate'],
    ['omeprasol', 'omeprazol'],
    ['jelo', 'gelo'],
    ['papeu', 'papel'],
    ['sabam', 'sabao'],
    ['fejao', 'feijao'],
    ['minino', 'menino'],
    ['qejo', 'queijo'],
  ])('%s sounds like %s', (one, other) => {
    expect(soundOf(one)).toBe(soundOf(other));
  });
});
