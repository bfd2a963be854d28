import { expect, test } from 'vitest';
import { lostPageWords } from './lost-page-words.ts';

test.each([
  ['/mercado-central/pedidos/100001', 'Não foi possível abrir o pedido 100001'],
  ['/mercado-central/pedidos', 'Não foi possível abrir seus pedidos'],
  ['/ferragens-atlas/faturas/', 'Não foi possível abrir suas faturas'],
  ['/mercado-central/assinaturas/7d0f', 'Não foi possível abrir a assinatura'],
  ['/mercado-central/checkout', 'Não foi possível carregar sua compra'],
  ['/mercado-central', 'Não foi possível abrir esta página'],
  ['/mercado-central/c/pedidos', 'Não foi possível abrir esta página'],
])('at %s: %s', (path, words) => {
  expect(lostPageWords(path)).toBe(words);
});
