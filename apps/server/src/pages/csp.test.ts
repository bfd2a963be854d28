import { expect, test } from 'vitest';
import { pagePolicy } from './csp.ts';

const page = { nonce: 'n' };

test('pictures come from the page’s own host, and maps from the one host that is named', () => {
  expect(pagePolicy(page)).toContain("img-src 'self' data: blob:;");
  expect(pagePolicy({ ...page, tiles: 'https://mapas.exemplo' })).toContain(
    "img-src 'self' data: blob: https://mapas.exemplo;",
  );
});
