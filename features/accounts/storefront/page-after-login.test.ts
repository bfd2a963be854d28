import { expect, test } from 'vitest';
import { pageAfterLogin } from './page-after-login.ts';

test.each(['/mercado-central/checkout', '/mercado-central/busca?q=arroz&page=2', '/'])(
  'after login the shopper goes to the stored page and its search string: %s',
  (page) => {
    expect(pageAfterLogin(page, '/home')).toBe(page);
  },
);

test.each([
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  'https://evil.example',
  '',
  '/\n/x',
  'pedidos',
  '/\u0000',
])('an address of another site leads home: %j', (page) => {
  expect(pageAfterLogin(page, '/home')).toBe('/home');
});

test('without a stored page the shopper goes home', () => {
  expect(pageAfterLogin(undefined, '/home')).toBe('/home');
});
