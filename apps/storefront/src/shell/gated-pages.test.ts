/**
 * Which gates stand before which page. Nobody is kept from logging in, from their own account, or from what the law
 * lets them read.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SECONDARY_ADDRESSES } from '../secondary-pages/secondary-pages.ts';
import { opensBeforeAgreement, opensBeforeEntry } from './gated-pages.ts';

type Gates = 'both' | 'terms' | 'entry' | 'none';

/** Every page of a shop: `entry` asks for a supplier or an address, `terms` for agreement to new terms of use. */
const PAGES: Readonly<Record<string, Gates>> = {
  // The shop and its products.
  '': 'both',
  busca: 'both',
  'c/*': 'both',
  carrinho: 'both',
  checkout: 'both',
  'combo/*': 'both',
  combos: 'both',
  'compra-rapida': 'both',
  'link-acao/*': 'both',
  'p/*': 'both',
  'segmento/*': 'both',
  segmentos: 'both',
  'setor/*': 'both',
  setores: 'both',
  listas: 'both',
  'listas/*': 'both',
  assinaturas: 'both',
  'assinaturas/*': 'both',
  'assinaturas/*/*': 'both',
  avisos: 'both',
  'pedidos/*/repetir': 'both',
  // Redirected to the home.
  '*': 'both',
  // Login and registration.
  entrar: 'terms',
  cadastro: 'terms',
  'cadastro/confirmar': 'terms',
  'senha/recuperar': 'terms',
  'senha/nova': 'none',
  'email/confirmar': 'none',
  'login-token/*/*': 'terms',
  convite: 'terms',
  'convite-representante': 'terms',
  clientes: 'terms',
  empresas: 'terms',
  // Own data.
  'conta/dados': 'terms',
  enderecos: 'terms',
  'enderecos/*': 'terms',
  usuarios: 'terms',
  conversas: 'terms',
  'conversas/*': 'terms',
  pedidos: 'terms',
  'pedidos/*': 'terms',
  'submissao/*': 'terms',
  faturas: 'terms',
  // What the law lets everybody read and request.
  privacidade: 'none',
  'privacidade/excluir': 'none',
  'avisos/cancelar': 'none',
  'conta/privacidade': 'none',
  termos: 'none',
  trocas: 'none',
  acessibilidade: 'none',
  ajuda: 'none',
  sobre: 'none',
  'pagina/*': 'none',
  // Error pages.
  'menor-de-idade': 'terms',
  'erro/too-many-request': 'terms',
};

const routes = (): string[] => {
  const tree = readFileSync(new URL('../routeTree.gen.ts', import.meta.url), 'utf8');
  const paths = [...tree.matchAll(/fullPath: '\/\$supplier\/?([^']*)'/g)].map(([, path = '']) => path);
  return paths.map((path) => path.replace(/\$\w*/g, '*').replace(/\/$/, ''));
};

test('of every page it is written which gate stands there', () => {
  const known = new Set([...routes(), ...SECONDARY_ADDRESSES]);
  expect(Object.keys(PAGES).toSorted()).toEqual([...known].toSorted());
});

test.each(Object.entries(PAGES))('/%s: %s', (page, gates) => {
  const path = `/loja/${page.replaceAll('*', '1001')}`;
  expect([!opensBeforeEntry(path), !opensBeforeAgreement(path)]).toEqual([
    gates === 'both' || gates === 'entry',
    gates === 'both' || gates === 'terms',
  ]);
});
