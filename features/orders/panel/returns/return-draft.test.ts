import { expect, test } from 'vitest';
import { centavos, ZERO } from '#kernel/money.ts';
import { thousandths } from '#kernel/quantity.ts';
import type { ShopOrder } from '../../domain/shop-order.ts';
import { draftOf, pricedDraft, returnToWire } from './return-draft.ts';

const order = {
  lines: [
    { name: 'Café', total: centavos(3000), quantity: thousandths(3000) },
    { name: 'Chá', total: centavos(700), quantity: thousandths(1000) },
  ],
  deliveryFee: ZERO,
  discount: ZERO,
  shipments: [],
  returns: [{ lines: [], fee: ZERO, amount: ZERO, way: 'none' }],
  payment: { due: centavos(3700), refunded: ZERO },
} as unknown as ShopOrder;

const typed = (quantities: readonly (number | null)[], amount: number | null = null) => ({
  ...draftOf(order),
  lines: quantities.map((quantity) => ({ quantity, restock: false })),
  reason: ' Veio quebrado ',
  amount,
});

test('only the products with a quantity come back, for all that was paid unless less is typed', () => {
  expect(returnToWire(order, typed([null, 1000]), 'k')).toEqual({
    chave: 'k',
    versao: 2,
    motivo: 'Veio quebrado',
    itens: [{ linha: 1, quantidade: 1, devolverEstoque: false }],
    devolverEntrega: false,
    valor: 7,
  });
  expect(returnToWire(order, { ...typed([1000, null]), store: 's' }, 'k')).toMatchObject({ idloja: 's' });
  expect(returnToWire(order, typed([2000, 0], 1500), 'k')).toMatchObject({
    itens: [{ linha: 0, quantidade: 2 }],
    valor: 15,
  });
});

test.each([[[null, null]], [[Number.NaN, 0]]])('%j is nothing chosen', (quantities) => {
  expect(pricedDraft(order, typed(quantities))).toMatchObject({ refusal: { code: 'nothing-chosen' } });
});

test('more than was bought has no price', () => {
  expect(pricedDraft(order, typed([4000, null]))).toMatchObject({ refusal: { code: 'above-returnable' } });
});

test('an exchange is sent as one, without money', () => {
  const draft = { ...draftOf(order, 'exchange'), reason: 'Murcho' };
  const lines = draft.lines.map((line, position) => (position === 0 ? { ...line, quantity: 2000 } : line));
  expect(returnToWire(order, { ...draft, lines }, 'k')).toEqual({
    chave: 'k',
    versao: 2,
    motivo: 'Murcho',
    itens: [{ linha: 0, quantidade: 2, devolverEstoque: false }],
    devolverEntrega: false,
    troca: true,
    valor: 0,
  });
});

test('what was not found when the order was picked is what is given up, and does not go back to the stock', () => {
  const lines = order.lines.map((line) => ({ ...line, unit: 'UN' }));
  const short = { position: 0, quantity: thousandths(1000), shortage: 'damaged' };
  const sent = { position: 0, quantity: thousandths(1000) };
  const picked = {
    ...order,
    lines,
    picking: { lines: [short] },
    shipments: [{ lines: [sent] }],
    returns: [],
  };
  expect(draftOf(picked as unknown as ShopOrder, 'unsent').lines).toEqual([
    { quantity: 2000, restock: false },
    { quantity: null, restock: true },
  ]);
  // What comes back later is another matter.
  expect(draftOf(picked as unknown as ShopOrder).lines[0]).toEqual({ quantity: null, restock: true });
});
