import { expect, test } from 'vitest';
import { answersTo } from './characteristic.ts';

const site = { id: 'obra', name: 'Obra', required: false, options: [] };
const gift = { id: 'presente', name: 'É um presente?', required: true, options: ['Sim', 'Não'] };

test('answers are stored with the names of the questions, trimmed, in the questions’ order', () => {
  const given = [
    { id: 'presente', answer: 'Sim' },
    { id: 'obra', answer: ' Torre B ' },
  ];
  expect(answersTo([site, gift], given)).toEqual({
    ok: true,
    value: [
      { id: 'obra', name: 'Obra', answer: 'Torre B' },
      { id: 'presente', name: 'É um presente?', answer: 'Sim' },
    ],
  });
});

test.each([
  ['nothing', []],
  ['blanks', [{ id: 'presente', answer: '  ' }]],
  ['what is no option', [{ id: 'presente', answer: 'Talvez' }]],
])('a required one is missing where it was answered with %s', (_, given) => {
  expect(answersTo([site, gift], given)).toEqual({ ok: false, refusal: ['É um presente?'] });
});

test('what is not required may stay open, and what is not asked is left out', () => {
  expect(answersTo([site], [{ id: 'outra', answer: 'x' }])).toEqual({ ok: true, value: [] });
});
