import { expect, test } from 'vitest';
import type { ShopIdentity } from '#features/suppliers/domain/edited-shop.ts';
import { badLinks, identityFaults, redirectFault } from './shop-faults.ts';

const identity: ShopIdentity = {
  name: 'Empório',
  description: '',
  legalName: 'Empório Ltda.',
  cnpj: '11.222.333/0001-81',
  address: 'Rua A, 1',
};

test.each([
  ['a CNPJ', {}, []],
  ['a CPF', { cnpj: '529.982.247-25' }, []],
  ['a wrong digit', { cnpj: '11.222.333/0001-82' }, ['cnpj']],
  ['no address of a mail', { email: 'loja.com.br' }, ['email']],
  ['both', { cnpj: '', email: 'a@b' }, ['cnpj', 'email']],
])('%s', (_, change, faults) => {
  expect(identityFaults({ ...identity, ...change })).toEqual(faults);
});

test.each([
  ['/c/ofertas', true],
  ['https://exemplo.com.br/blog', true],
  ['mailto:loja@exemplo.com.br', true],
  ['http://exemplo.com.br', false],
  ['javascript:alert(1)', false],
  ['//exemplo.com.br', false],
  ['ofertas', false],
])('the link %s is good: %s', (href, good) => {
  const menu = { items: [], columns: [{ title: 'Ajuda', links: [{ label: 'X', href }] }] };
  expect(badLinks(menu)).toEqual(good ? [] : [href]);
});

test.each([
  ['one to a page', [['/velho', '/c/novo']], undefined],
  ['one to another site', [['/velho', 'https://exemplo.com.br']], undefined],
  ['the home', [['/', '/c/novo']], 'redirect-of-home'],
  [
    'two from one address',
    [
      ['/velho', '/a'],
      ['/velho', '/b'],
    ],
    'redirect-twice',
  ],
  [
    'one to another',
    [
      ['/velho', '/novo'],
      ['/novo', '/c/novo'],
    ],
    'redirect-chain',
  ],
  ['to itself', [['/velho', '/velho']], 'redirect-chain'],
  ['to a mail', [['/velho', 'mailto:a@b.com']], 'bad-link'],
  ['to a script', [['/velho', 'javascript:alert(1)']], 'bad-link'],
] as const)('a redirect of %s', (_, pairs, fault) => {
  expect(redirectFault(pairs.map(([from, to]) => ({ from, to })))).toBe(fault);
});
