import { expect, test } from 'vitest';
import { documentLength, parseLoginName } from './login-name.ts';

test.each([
  ['529.982.247-25', 'cpf', '52998224725'],
  [' 52998224725 ', 'cpf', '52998224725'],
  ['11.222.333/0001-81', 'cnpj', '11222333000181'],
  ['12.abc.345/01de-35', 'cnpj', '12ABC34501DE35'],
  ['Ana@Exemplo.com.br', 'email', 'ana@exemplo.com.br'],
  ['ana+loja@exemplo.com.br', 'email', 'ana+loja@exemplo.com.br'],
  ['fk 123456', 'foreign-document', 'FK123456'],
])('%s is a %s', (typed, kind, normalised) => {
  expect(parseLoginName(typed)).toEqual({ kind, normalised });
});

test.each([
  ['', 'nothing'],
  ['ana', 'a name'],
  ['ana@', 'half an e-mail'],
  ['ana@exemplo', 'no domain'],
  ['ana @exemplo.com', 'a space'],
  ['529.982.247-24', 'a CPF with a wrong digit'],
  ['5299822472', 'ten digits'],
  ['12.ABC.345/01DE-36', 'a CNPJ with a wrong digit'],
  ["' or 1=1 --", 'an attempt'],
  [`${'a'.repeat(250)}@exemplo.com`, 'too long'],
])('%s is no login: %s', (typed) => {
  expect(parseLoginName(typed)).toBeUndefined();
});

test('a document of length 14 is a CNPJ, otherwise a CPF', () => {
  expect([
    documentLength('12ABC34501DE35'),
    documentLength('52998224725'),
    documentLength(undefined),
  ]).toEqual([14, 11, 11]);
});
