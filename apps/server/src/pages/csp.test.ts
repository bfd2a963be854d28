import { expect, test } from 'vitest';
import { pagePolicy } from './csp.ts';

const page = { nonce: 'n' };

test('pictures come from the page’s own host, and maps from the one host that is named', () => {
  expect(pagePolicy(page)).toContain("img-src 'self' data: blob:;");
  expect(pagePolicy({ ...page, tiles: 'https://mapas.exemplo' })).toContain(
    "img-src 'self' data: blob: https://mapas.exemplo;",
  );
});

test('Google’s tag has access to the pages of a shop with Google Analytics alone', () => {
  expect(pagePolicy(page)).not.toContain('google');
  const policy = pagePolicy({ ...page, measured: true });
  expect(policy).toContain("script-src 'self' 'nonce-n' https://www.googletagmanager.com/gtag/;");
  expect(policy).toContain("connect-src 'self' https://*.google-analytics.com");
  expect(policy).not.toContain('doubleclick');
});
