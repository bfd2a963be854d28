import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageAfterLogin } from './page-after-login.ts';

test.each([
  '/mercado-central/checkout',
  '/mercado-central/busca?q=arroz&page=2',
  '/mercado-central/busca?q=//arroz',
  '/mercado-central/pedidos#a',
  '/mercado-central/a//b',
  '/',
])('after login the shopper goes to the stored page and its search string: %s', (page) => {
  expect(pageAfterLogin(page, '/home')).toBe(page);
});

/** Inputs of known open-redirect attacks. */
const ELSEWHERE = [
  '//evil.example',
  '///evil.example',
  '////evil.example/x',
  '/\\evil.example',
  '/\\/evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  ' //evil.example',
  ' /x',
  '\t//evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '/\r\nLocation: http://evil.example',
  '/\u0000/evil.example',
  '/\u007f',
  '/.//evil.example',
  '/./\\evil.example',
  '/..//evil.example',
  '/a/..//evil.example',
  '/a/%2e%2e//evil.example',
  '/%2e//evil.example',
  '/.//@evil.example',
  'http:evil.example',
  'http:/evil.example',
  'http://evil.example',
  'https://evil.example',
  'HTTPS://evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:x',
  '@evil.example',
  '.evil.example',
  'evil.example',
  '?next=//evil.example',
  '#//evil.example',
  '',
  'pedidos',
  `/${'a'.repeat(3_000)}`,
];

test.each(ELSEWHERE)('an address of another site leads home: %j', (page) => {
  expect(pageAfterLogin(page, '/home')).toBe('/home');
});

/** Odd, but paths: browsers stay on this site. */
test.each([
  '/@evil.example',
  '/%2f%2fevil.example',
  '/%5cevil.example',
  '/%0d%0aLocation:%20http://evil.example',
  '/%09/evil.example',
  '/\u2215evil.example',
  '/\u2044\u2044evil.example',
  '/\uff0f\uff0fevil.example',
  '/\uff3cevil.example',
  '/\u3002evil.example',
  '/x:y@evil.example',
])('what only looks like one is a path of this site: %j', (page) => {
  const led = pageAfterLogin(page, '/home');
  expect(decodeURI(led)).toBe(decodeURI(page));
  expect(new URL(led, 'http://here.example').origin).toBe('http://here.example');
});

test('whatever is stored, the browser stays on this site', () => {
  const pieces = ['/', '\\', '.', '..', '%2e', '%2f', '%5c', '@', ':', '?', '#', 'http', 'javascript', 'a'];
  const odd = ['\t', '\r\n', '\u0000', '\u2044', '\uff0f', '\ud800', 'evil.example'];
  const wanted = fc.array(fc.constantFrom(...pieces, ...odd), { maxLength: 9 });
  fc.assert(
    fc.property(wanted, (parts) => {
      const page = pageAfterLogin(parts.join(''), '/home');
      // Only characters that a header may contain.
      expect(page).toMatch(/^[!-~]+$/);
      const led = new URL(page, 'http://here.example/loja/entrar');
      expect(led.origin).toBe('http://here.example');
      // Also when only the path is resolved.
      expect(new URL(led.pathname, 'http://here.example').origin).toBe('http://here.example');
    }),
    { numRuns: 2_000 },
  );
});

test('a page is led to as headers may say it', () => {
  expect(pageAfterLogin('/loja/busca?q=açaí 🍇', '/home')).toBe(
    '/loja/busca?q=a%C3%A7a%C3%AD%20%F0%9F%8D%87',
  );
});

test('without a stored page the shopper goes home', () => {
  expect(pageAfterLogin(undefined, '/home')).toBe('/home');
});
