import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hashedPage } from './hashed-page.ts';

const NONCE = '0123456789abcdef0123456789abcdef';
const own = (text: string, more = ''): string => `<script${more} nonce="${NONCE}">${text}</script>`;
const sourceOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('inline scripts and styles with the nonce are hashed, and stay without it', () => {
  const html = `<head><meta charSet="utf-8" nonce="${NONCE}"/><meta property="csp-nonce" content="${NONCE}"/><style nonce="${NONCE}">p{color:red}</style></head>${own('a()')}${own('<b>', ' id="x"')}`;
  expect(hashedPage(html, NONCE)).toEqual({
    html: '<head><meta charSet="utf-8"/><style>p{color:red}</style></head><script>a()</script><script id="x"><b></script>',
    hashes: { scripts: [sourceOf('a()'), sourceOf('<b>')], styles: [sourceOf('p{color:red}')] },
  });
});

test('files and data need no permission', () => {
  const html =
    own('', ' type="module" src="/assets/a.js"') +
    own('{"a":1}', ' type="application/ld+json"') +
    own('{}', ' type="application/json"');
  expect(hashedPage(html, NONCE).hashes).toEqual({ scripts: [], styles: [] });
});

test('code that got into the page without the nonce is not permitted', () => {
  const text = fc.oneof(
    fc.string({ maxLength: 60 }),
    fc.constantFrom(
      '<script>steal()</script>',
      '<style>a{}</style>',
      '<script nonce="">steal()</script>',
      `<script nonce="${'f'.repeat(32)}">steal()</script>`,
      '<script',
      '<style ',
      '>',
      '</style>',
    ),
  );
  fc.assert(
    fc.property(fc.array(text), fc.array(text), (before, after) => {
      const html = `${before.join('')}<p>&gt;</p>${own('ours()')}${after.join('')}`;
      const { hashes } = hashedPage(html, NONCE);
      expect(hashes.scripts).not.toContain(sourceOf('steal()'));
      expect(hashes.styles).not.toContain(sourceOf('a{}'));
    }),
  );
});

test('the same code is permitted once', () => {
  expect(hashedPage(own('a()') + own('a()'), NONCE).hashes.scripts).toEqual([sourceOf('a()')]);
});
