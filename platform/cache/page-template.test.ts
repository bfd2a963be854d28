import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pageTemplate } from './page-template.ts';

const PLACEHOLDER = '0123456789abcdef01234567';
const NONCE = 'Ou70tGN/o6Rc1uYktKjOkg==';
const OTHER = 'MXliaDj8Rx2aKEU8cfGcEQ==';

const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.constantFrom('<script nonce="', '">', 'Maçã fuji, 1 kg', '', '0123456789abcdef0123456', 'ação ☂ 😀'),
  fc.string({ maxLength: 20 }).map((part) => part.repeat(3_000)),
);

describe('a page', () => {
  test('reads the same compressed as plain, and only its nonce differs from answer to answer', () => {
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 12 }), (pieces) => {
        const html = pieces.join(PLACEHOLDER);
        fc.pre(html.split(PLACEHOLDER).length === pieces.length);
        const template = pageTemplate(html, PLACEHOLDER);
        for (const nonce of [NONCE, OTHER, NONCE]) {
          const wanted = html.replaceAll(PLACEHOLDER, nonce);
          expect(template.plain(nonce).toString()).toBe(wanted);
          // Node checks the length and the CRC at the end.
          expect(gunzipSync(template.gzip(nonce)).toString()).toBe(wanted);
        }
      }),
    );
  });

  test('that has left is not changed by the next', () => {
    const template = pageTemplate(`a${PLACEHOLDER}b`, PLACEHOLDER);
    const [plain, gzip] = [template.plain(NONCE), template.gzip(NONCE)];
    template.plain(OTHER);
    template.gzip(OTHER);
    expect(plain.toString()).toBe(`a${NONCE}b`);
    expect(gunzipSync(gzip).toString()).toBe(`a${NONCE}b`);
  });

  test('is about as small as one compressed in one go', () => {
    const html = Array.from({ length: 40 }, (_, i) => `<a href="/p/${i}">Produto ${i}</a>`.repeat(20)).join(
      `<script nonce="${PLACEHOLDER}"></script>`,
    );
    const template = pageTemplate(html, PLACEHOLDER);
    expect(template.gzip(NONCE).length).toBeLessThan(html.length / 10);
    expect(template.bytes).toBeGreaterThan(html.length);
  });

  test('takes a nonce of the one length only', () => {
    expect(() => pageTemplate('a', 'short')).toThrow(RangeError);
    expect(() => pageTemplate(`a${PLACEHOLDER}`, PLACEHOLDER).gzip('short')).toThrow(RangeError);
  });
});
