import { expect, test } from 'vitest';
import { measuredPage } from './measured-page.ts';
import type { PageKind } from './visited-page.ts';

const origin = 'https://loja.exemplo';
const shop = { name: 'Mercado', path: '/mercado/' };

const measured = (kind: PageKind, pathname: string, search = '', referrer = '') =>
  measuredPage({ page: { kind }, address: { origin, pathname, search }, title: 'Título', referrer, shop });

test.each<[PageKind, string, string, string, string]>([
  ['product', '/mercado/p/banana', '', `${origin}/mercado/p/banana`, 'Título'],
  ['search', '/mercado/busca', '?q=ana%40exemplo.com', `${origin}/mercado/busca`, 'Título'],
  [
    'category',
    '/mercado/c/frutas',
    '?utm_source=boletim&api_key=segredo',
    `${origin}/mercado/c/frutas?utm_source=boletim`,
    'Título',
  ],
  ['submitted', '/mercado/submissao/51', '', `${origin}/mercado/submissao`, 'Mercado'],
  ['other', '/mercado/pedidos/51', '', `${origin}/mercado/`, 'Mercado'],
  ['other', '/mercado/login-token/segredo/ana@exemplo.com', '?x=1', `${origin}/mercado/`, 'Mercado'],
])('a page of the kind %s at %s%s', (kind, path, search, page_location, page_title) =>
  expect(measured(kind, path, search)).toMatchObject({ page_location, page_title }),
);

test('the page before is named only where it is another site’s', () => {
  expect(measured('other', '/', '', `${origin}/mercado/pedidos/51`).page_referrer).toBe('');
  expect(measured('other', '/', '', 'https://busca.exemplo/').page_referrer).toBe('https://busca.exemplo/');
});
