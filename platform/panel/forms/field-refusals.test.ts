import { expect, test } from 'vitest';
import { ApiRefusal } from '#platform/web/api.ts';
import { fieldRefusals } from './field-refusals.ts';

const known = (name: string): boolean => ['name', 'preco', 'linhas', 'linhas.0.qtd'].includes(name);
const names = { nome: 'name' };
const refused = (facts: Record<string, unknown>) =>
  fieldRefusals(new ApiRefusal(422, { facts }), names, known);

test('sentences stand at the fields they are about', () => {
  expect(refused({ campos: { nome: 'Já existe.', preco: 'Alto demais.', outro: 'x' } })).toEqual([
    { name: 'name', message: 'Já existe.' },
    { name: 'preco', message: 'Alto demais.' },
  ]);
});

test.each([
  ['body/nome', 'name'],
  ['body/linhas/0/qtd', 'linhas.0.qtd'],
  ['body/linhas/3/qtd', 'linhas'],
])('the schema refused %s: shown at %s', (place, name) =>
  expect(refused({ fields: [place] }).map((each) => each.name)).toEqual([name]),
);

test('a refusal whose code is about one field stands there with its text', () => {
  const taken = new ApiRefusal(409, { code: 'code-taken', message: 'Já existe.' });
  expect(fieldRefusals(taken, names, known, { 'code-taken': 'name' })).toEqual([
    { name: 'name', message: 'Já existe.' },
  ]);
  expect(fieldRefusals(taken, names, known, { 'code-taken': 'gone', other: 'name' })).toEqual([]);
});

test('what is about no field of the form is left to the notice above it', () => {
  expect(refused({ fields: ['querystring/x', 'body/versao'] })).toEqual([]);
  expect(fieldRefusals(new TypeError('fetch'), names, known)).toEqual([]);
});
