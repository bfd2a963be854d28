import { expect, test } from 'vitest';
import { isFramedByUs, pagePolicy } from './csp.ts';

const page = { nonce: 'n' };

test('pictures come from the page’s own host, and maps from the one host that is named', () => {
  expect(pagePolicy(page)).toContain("img-src 'self' data: blob:;");
  expect(pagePolicy({ ...page, tiles: 'https://mapas.exemplo' })).toContain(
    "img-src 'self' data: blob: https://mapas.exemplo;",
  );
});

test('inline code is permitted by its hashes where there is no nonce', () => {
  const hashes = { scripts: ["'sha256-a'", "'sha256-b'"], styles: ["'sha256-c'"] };
  const policy = pagePolicy({ hashes, measured: true });
  expect(policy).toContain("script-src 'self' 'sha256-a' 'sha256-b' https://www.googletagmanager.com/gtag/;");
  expect(policy).toContain("style-src 'self' 'sha256-c';");
  expect(pagePolicy({ hashes: { scripts: [], styles: [] } })).toContain(
    "script-src 'self'; style-src 'self';",
  );
});

test('Google’s tag has access to the pages of a shop with Google Analytics alone', () => {
  expect(pagePolicy(page)).not.toContain('google');
  const policy = pagePolicy({ ...page, measured: true });
  expect(policy).toContain("script-src 'self' 'nonce-n' https://www.googletagmanager.com/gtag/;");
  expect(policy).toContain("connect-src 'self' https://*.google-analytics.com");
  expect(policy).not.toContain('doubleclick');
});

test.each([
  ['the panel shows the shop', { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'same-origin' }, "'self'"],
  ['another site', { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'cross-site' }, "'none'"],
  ['another host of the same site', { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'same-site' }, "'none'"],
  ['a window', { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'same-origin' }, "'none'"],
  ['a browser that says nothing', {}, "'none'"],
])('who may frame a page: %s', (_, headers, ancestors) => {
  expect(pagePolicy({ ...page, framed: isFramedByUs(headers) })).toContain(`frame-ancestors ${ancestors}`);
});
