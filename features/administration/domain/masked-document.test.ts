import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maskedDocument } from './masked-document.ts';

test.each([
  ['52998224725', '•••.982.247-••'],
  ['11222333000181', '11222333000181'],
  ['12ABC34501DE35', '12ABC34501DE35'],
  ['AB123456', '•••••456'],
  ['AB1', '•••'],
  ['', undefined],
  [undefined, undefined],
])('%s is shown as %s', (document, shown) => {
  expect(maskedDocument(document)).toBe(shown);
});

test('a document of a person is never shown whole', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Z0-9]{1,20}$/), (document) => {
      if (document.length !== 14) expect(maskedDocument(document)).not.toContain(document);
    }),
  );
});
