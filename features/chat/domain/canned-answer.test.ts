import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CannedAnswer, cannedSearchAt, matchingAnswers, withAnswer } from './canned-answer.ts';

describe('a slash searches for a canned answer', () => {
  test.each([
    ['/', { words: '', start: 0 }],
    ['/prazo', { words: 'prazo', start: 0 }],
    ['Olá! /saiu para', { words: 'saiu para', start: 5 }],
    ['Bom dia\n/nota', { words: 'nota', start: 8 }],
    ['/nota ', { words: 'nota ', start: 0 }],
  ])('in %j', (text, search) => expect(cannedSearchAt(text, text.length)).toEqual(search));

  test.each(['', 'e/ou', '21/11/2026', 'https://loja.exemplo', '//', '/ 2 kg', '/nota\nfiscal', 'x /a/b'])(
    'but not in %j',
    (text) => expect(cannedSearchAt(text, text.length)).toBeUndefined(),
  );

  test('before the caret only', () => {
    expect(cannedSearchAt('/prazo e mais', 3)).toEqual({ words: 'pr', start: 0 });
    expect(cannedSearchAt('/prazo', 0)).toBeUndefined();
  });
});

const answer = (title: string, text = ''): CannedAnswer => ({ id: title, title, text });
const ANSWERS = [
  answer('Nota fiscal', 'A nota está na página do pedido.'),
  answer('Produto em falta', 'O produto acabou.'),
  answer('Saiu para entrega', 'O pedido já saiu.'),
  answer('Saudação', 'Olá! Como podemos ajudar com o seu produto?'),
];
const titles = (search: string): string[] => matchingAnswers(ANSWERS, search).map(({ title }) => title);

test.each([
  ['', ['Nota fiscal', 'Produto em falta', 'Saiu para entrega', 'Saudação']],
  ['saud', ['Saudação']],
  ['SAUDACAO', ['Saudação']],
  ['falta', ['Produto em falta']],
  ['produto', ['Produto em falta', 'Saudação']],
  ['fiscal nota', ['Nota fiscal']],
  ['pedido saiu', ['Saiu para entrega']],
  ['xyz', []],
])('%j finds %o', (search, found) => expect(titles(search)).toEqual(found));

test('the answer takes the place of the search, and the rest stays', () => {
  const text = 'Oi Ana, /sau obrigada';
  const search = cannedSearchAt(text, 12);
  if (search === undefined) throw new Error('no search');
  expect(withAnswer(text, 12, search, 'Olá!', 2_000)).toEqual({ text: 'Oi Ana, Olá! obrigada', caret: 12 });
});

test('a message never becomes longer than it may be, and loses nothing of its own', () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 20 }),
      fc.string(),
      fc.string({ maxLength: 20 }),
      (before, text, after) => {
        const written = `${before} /x${after}`;
        const caret = before.length + 3;
        const max = 45;
        const made = withAnswer(written, caret, { words: 'x', start: caret - 2 }, text, max);
        expect(made.text.length).toBeLessThanOrEqual(Math.max(max, written.length));
        expect(made.text.startsWith(`${before} `) && made.text.endsWith(after)).toBe(true);
        expect(made.text.slice(made.caret)).toBe(after);
      },
    ),
  );
});
