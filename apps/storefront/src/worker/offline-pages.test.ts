import { expect, test } from 'vitest';
import { pathWithin } from '#platform/offline/worker/path-within.ts';
import { isShopPage, mayStorePage } from './offline-pages.ts';

test.each(['/', '/c/frutas', '/p/arroz-5-kg', '/carrinho', '/pedidos/1001', '/nada-disso'])(
  '%s is a page',
  (path) => expect(isShopPage(path)).toBe(true),
);

test.each([
  '/v2/app/token/fornecedor',
  '/v4/payment/generate-receipt/1/2',
  '/docs',
  '/painel',
  '/sitemap.xml',
  '/sem-conexao.html',
  '/assets/a.js',
  '/fotos/a-96.webp',
])('%s is none', (path) => expect(isShopPage(path)).toBe(false));

test.each([
  '/',
  '/c/frutas/citricas',
  '/busca?q=uva',
  '/p/arroz',
  '/setor/casa',
  '/combos',
  '/pagina/entrega',
  '/carrinho',
])('a visitor’s %s is stored', (address) => expect(mayStore(address)).toBe(true));

test.each([
  '/entrar',
  '/entrar?voltar=/pedidos',
  '/cadastro',
  '/senha/nova',
  '/login-token/abc/ana@exemplo.com.br',
  '/convite',
  '/email/confirmar',
  '/privacidade/excluir',
  '/checkout',
  '/submissao/1001',
  '/pedidos',
  '/conta/dados',
  '/?api_key=x&id_erp_usuario=y',
  '/pagina/entrega?previa=x',
  '/?fselecionado=outra',
])('%s is never stored', (address) => expect(mayStore(address)).toBe(false));

const mayStore = (address: string): boolean => {
  const { pathname, searchParams } = new URL(address, 'http://loja');
  return mayStorePage(pathname, searchParams);
};

test.each([
  ['/atlas', '/atlas', '/'],
  ['/atlas', '/atlas/c/fixacao', '/c/fixacao'],
  ['/atlas', '/atlas-sul/c/fixacao', undefined],
  ['/atlas', '/mercado', undefined],
  ['/', '/c/fixacao', '/c/fixacao'],
])('at %s the address %s is %s', (scope, pathname, path) =>
  expect(pathWithin(scope, { pathname })).toBe(path),
);
