import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { redirectKey, redirectTerm, shopPath } from './search-redirect.ts';

test.each([
  ['Promoção', 'promocao'],
  ['  PROMOÇÃO  ', 'promocao'],
  ['trocar   produto', 'trocar produto'],
  ['p&b', 'p b'],
  ['\u00a0café', 'cafe'],
])('%j is compared as %j', (text, key) => {
  expect(redirectKey(text)).toBe(key);
});

test('a term needs something to search', () => {
  expect(redirectTerm(' Black  Friday ')).toEqual({ ok: true, value: 'Black Friday' });
  expect(redirectTerm('?!')).toMatchObject({ ok: false, refusal: { code: 'redirect-says-nothing' } });
});

describe('an address', () => {
  test.each([
    ['/c/frutas', '/c/frutas'],
    [' /combos ', '/combos'],
    ['/', '/'],
    ['/busca?tags=oferta#topo', '/busca?tags=oferta#topo'],
    ['/busca?q=+', '/busca?q=+'],
    ['/c/cafés', '/c/caf%C3%A9s'],
    // Dot segments cannot lead to another shop of the host.
    ['/../outra-loja/p/x', '/outra-loja/p/x'],
    ['/c/%2e%2e/%2e%2e/x', '/x'],
    // As copied from the address bar of a host that shops share.
    ['/loja/c/frutas', '/c/frutas'],
    ['/loja', '/'],
    ['/c/loja/frutas', '/c/loja/frutas'],
  ])('%j leads to %j', (typed, path) => {
    expect(shopPath(typed, 'loja')).toEqual({ ok: true, value: path });
  });

  test.each([
    '',
    'c/frutas',
    '//evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    '/loja//evil.example',
    'https://evil.example',
    'javascript:alert(1)',
  ])('%j leaves the shop', (typed) => {
    expect(shopPath(typed, 'loja')).toMatchObject({ ok: false, refusal: { code: 'redirect-outside-shop' } });
  });

  test.each([
    '/busca?q=arroz',
    '/busca/?page=2&q=arroz',
    '/loja/busca?q=arroz',
    '/x/../busca?q=a',
    '/%62usca?q=a',
  ])('%j is another search', (typed) => {
    expect(shopPath(typed, 'loja')).toMatchObject({ ok: false, refusal: { code: 'redirect-to-search' } });
  });

  test('that is accepted stays on the host in every browser', () => {
    const part = fc.oneof(
      fc.constantFrom('/', '\\', '.', '..', '%2e', '\t', '@', ':', 'loja', '?', '#'),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const path = shopPath(`/${parts.join('')}`, 'loja');
        if (!path.ok) return;
        const here = 'https://aqui.example';
        for (const prefix of ['', '/loja']) {
          const url = new URL(prefix + path.value, here);
          expect(url.origin).toBe(here);
          expect(url.pathname.startsWith(`${prefix}/`)).toBe(true);
        }
      }),
    );
  });
});
