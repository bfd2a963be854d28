import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { safeLink } from './safe-link.ts';

describe('a link', () => {
  test.each([
    ['/c/frutas?pagina=2#topo', '/c/frutas?pagina=2#topo', false],
    ['  /pedidos ', '/pedidos', false],
    ['/busca?q=pão de queijo', '/busca?q=p%C3%A3o%20de%20queijo', false],
    ['https://exemplo.com.br', 'https://exemplo.com.br/', true],
    ['http://exemplo.com.br/a?b=c', 'http://exemplo.com.br/a?b=c', true],
    ['mailto:ana@exemplo.com.br', 'mailto:ana@exemplo.com.br', false],
    ['tel:+551140021000', 'tel:+551140021000', false],
  ])('%s is stored as %s', (written, href, elsewhere) => {
    expect(safeLink(written)).toEqual({ href, elsewhere });
  });

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' java\nscript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'blob:https://exemplo.com.br/1',
    'ftp://exemplo.com.br',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    '/..//evil.example',
    'https://loja@evil.example',
    'exemplo.com.br',
    'frutas',
    '#topo',
    '?a=1',
    '',
    'https://',
    'http://[',
  ])('%j is none', (written) => {
    expect(safeLink(written)).toBeUndefined();
  });
});

/** What a browser would open, on a page of the shop. */
const opened = (href: string): URL => new URL(href, 'https://loja.exemplo/loja/pagina/x');

test('nothing leads elsewhere under the look of a path, and nothing runs', () => {
  const pieces = fc.constantFrom(
    '/',
    '\\',
    '.',
    ':',
    '\t',
    '\n',
    ' ',
    '@',
    '#',
    '?',
    'evil.example',
    'java',
    'script',
    'data',
    'https',
    'á',
    '%2f',
  );
  const written = fc.oneof(
    fc.array(pieces).map((parts) => parts.join('')),
    fc.string(),
  );
  fc.assert(
    fc.property(written, (text) => {
      const link = safeLink(text);
      if (link === undefined) return;
      const url = opened(link.href);
      expect(['https:', 'http:', 'mailto:', 'tel:']).toContain(url.protocol);
      if (link.href.startsWith('/')) expect(url.origin).toBe('https://loja.exemplo');
      expect(safeLink(link.href)).toEqual(link);
    }),
    { numRuns: 2_000 },
  );
});
