import { describe, expect, test } from 'vitest';
import { isFromHome, isTokenPage, keyAddress, TAKE_KEY, withKey, withScript } from './secret-urls.ts';

test.each([
  ['/atlas?api_key=k&id_erp_usuario=ERP-1', '/atlas', 'api_key=k&id_erp_usuario=ERP-1'],
  [
    '/atlas/busca?q=a%20b&api_key=k%2F&page=2&id_erp_usuario=1',
    '/atlas/busca?q=a+b&page=2',
    'api_key=k%2F&id_erp_usuario=1',
  ],
  ['/?id_erp_usuario=1&api_key=', '/', 'api_key=&id_erp_usuario=1'],
  ['/atlas?api_key=a&api_key=b', '/atlas', 'api_key=a&id_erp_usuario='],
])('%s is the page %s', (url, address, secret) => {
  expect(keyAddress(url)).toEqual({ address, secret });
});

test.each(['/atlas', '/atlas?q=api_key', '/api_key=1', '/atlas?my_api_key=1'])('%s holds no key', (url) => {
  expect(keyAddress(url)).toBeUndefined();
});

test.each([
  ['/atlas/entrar?voltar=/pedidos', '/atlas/entrar?voltar=/pedidos&api_key=k'],
  ['/atlas', '/atlas?api_key=k'],
  ['//evil.example', '//evil.example'],
  ['https://evil.example/', 'https://evil.example/'],
])('a page that leads to %s takes the key to %s', (location, taken) => {
  expect(withKey(location, 'api_key=k')).toBe(taken);
});

test.each([
  ['/aurora/login-token/abc/ana@exemplo.com.br', true],
  ['/login-token/abc/ana%40exemplo.com.br', true],
  ['/aurora/p/login-token', false],
  ['/login-token', false],
])('%s carries a session: %s', (path, carries) => {
  expect(isTokenPage(path)).toBe(carries);
});

describe('the script at the page’s beginning', () => {
  const run = (href: string) => {
    const calls: string[] = [];
    const page: { arrivedWithKey?: () => unknown } = {};
    const history = {
      state: { n: 1 },
      replaceState: (_: unknown, __: string, to: URL) => calls.push(to.href),
    };
    const script = { remove: () => calls.push('removed') };
    new Function('self', 'location', 'history', 'document', TAKE_KEY)(page, { href }, history, {
      currentScript: script,
    });
    return { page, calls };
  };

  test('takes the key out of the address, and gives it once', () => {
    const { page, calls } = run('http://loja.test/atlas?q=a&api_key=segredo&id_erp_usuario=ERP-1#b');
    expect(calls).toEqual(['http://loja.test/atlas?q=a#b', 'removed']);
    expect(page.arrivedWithKey?.()).toEqual({ key: 'segredo', user: 'ERP-1' });
    expect(page.arrivedWithKey).toBeUndefined();
  });

  test('stands before all else, with the nonce', () => {
    const page = withScript(Buffer.from('<html><head><meta></head>'), 'n1', 'x');
    expect(page.toString()).toBe('<html><head><script nonce="n1">x</script><meta></head>');
    expect(withScript(Buffer.from('none'), 'n1', 'x').toString()).toBe('none');
  });
});

test.each([
  ['https://loja.exemplo/', true],
  ['https://loja.exemplo/mercado/entrar', true],
  ['https://loja.exemplo.evil.example/', false],
  ['http://loja.exemplo/', false],
  ['https://evil.example/https://loja.exemplo', false],
  ['loja.exemplo', false],
  [undefined, false],
])('a page that %s led to was brought from home: %s', (referrer, expected) => {
  expect(isFromHome(referrer, 'https://loja.exemplo')).toBe(expected);
});
