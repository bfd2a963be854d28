import { expect, test } from 'vitest';
import { claimedPrices } from './price-tampering.ts';

const cart = { itens: [{ id: 'arroz', preco: 25.9, quantidade: 2 }], total: 51.8 };
const order = { numpedido: 1, totalpedido: 61.7, taxaentrega: 9.9 };
const line = (more: object = {}) => ({ id: 'arroz', quantidade: 2, ...more });

test.each([
  ['nothing', { cartItens: [line()] }, cart],
  ['what is true', { cartItens: [line({ preco: 25.9, desconto: 0 })], total: 51.8 }, cart],
  ['a dearer price that was true before', { cartItens: [line({ preco: 30 })] }, cart],
  ['the normal price where less is charged', { itens: [line({ preco: 30 })] }, order],
  ['a wrapping', { itens: [line({ preco: 24, preco_embalagem: 4, embalarParaPresente: true })] }, order],
  ['an order’s total', { itens: [line()], total: 61.7, taxaentrega: 9.9 }, order],
  ['no body', undefined, order],
  ['no cart', { cartItens: 'x', total: '1', formaEntrega: null }, cart],
])('%s is no claim', (_, body, answer) => {
  expect(claimedPrices(body, answer)).toEqual([]);
});

test.each([
  ['preco', { cartItens: [line({ preco: 0.01 })] }, cart],
  ['preco', { itens: [line({ preco: 0.01 })] }, order],
  ['precoatendente', { itens: [line({ precoatendente: 20 })] }, order],
  ['percentualDesconto', { itens: [line()], percentualDesconto: 100 }, order],
  ['desconto', { itens: [line()], cupom: { desconto: 999 } }, order],
  ['taxaentrega', { itens: [line()], formaEntrega: { taxaentrega: 0 } }, order],
  ['total', { itens: [line()], total: 0.02 }, order],
  ['totalpedido', { itens: [line()], totalpedido: 61.69 }, order],
  ['total', { cartItens: [line()], total: 1 }, cart],
])('a %s that would be cheaper is one', (name, body, answer) => {
  expect(claimedPrices(body, answer)).toEqual([name]);
});

test('a price that an attendant granted is no claim', () => {
  const granted = { itens: [{ id: 'arroz', preco: 20, precoatendente: 20 }] };
  expect(claimedPrices({ cartItens: [line({ preco: 25.9, precoatendente: 20 })] }, granted)).toEqual([]);
});
