import { expect, test } from 'vitest';
import { thousandths } from '#kernel/quantity.ts';
import type { ShopOrder } from '../../domain/shop-order.ts';
import { papersDraftOf, shipmentDraftOf, shipmentToSend } from './shipment-draft.ts';

const order = {
  lines: [
    { name: 'Café', quantity: thousandths(3000) },
    { name: 'Chá', quantity: thousandths(1000) },
  ],
  returns: [],
  shipments: [{ lines: [{ position: 0, quantity: thousandths(3000) }] }],
} as unknown as ShopOrder;

test('a shipment begins with all that is still to be sent', () => {
  expect(shipmentDraftOf(order).quantities).toEqual([{ quantity: null }, { quantity: 1000 }]);
});

test('only what has a quantity leaves, and only what was typed is said about it', () => {
  const draft = {
    ...papersDraftOf({}),
    carrier: ' Expresso Vale ',
    quantities: [{ quantity: Number.NaN }, { quantity: 500 }],
  };
  expect(shipmentToSend(order, draft, 'k')).toEqual({
    chave: 'k',
    versao: 2,
    itens: [{ linha: 1, quantidade: 0.5 }],
    transportadora: 'Expresso Vale',
  });
});

test('of an order that was picked, a shipment begins with what was found, as long as there is any', () => {
  const lines = order.lines.map((line) => ({ ...line, unit: 'UN' }));
  const short = { position: 1, quantity: thousandths(0), shortage: 'out-of-stock' };
  const picked = { ...order, lines, picking: { lines: [short] } } as unknown as ShopOrder;
  // The coffee has left, and of the tea there is none: all that is pending may be tried again.
  expect(shipmentDraftOf(picked).quantities).toEqual([{ quantity: null }, { quantity: 1000 }]);
  const first = { ...picked, shipments: [] } as unknown as ShopOrder;
  expect(shipmentDraftOf(first).quantities).toEqual([{ quantity: 3000 }, { quantity: null }]);
});
