import { expect, test } from 'vitest';
import { inboxHref, orderInAddress, orderRoomHref, roomHref } from './chat-addresses.ts';

const shop = { slug: 'loja' };

test('the open conversation stands in the path, and the filters in the query string', () => {
  const wish = { shown: 'closed', byWait: false } as const;
  expect(inboxHref(shop)).toBe('/painel/loja/conversas');
  expect(inboxHref(shop, wish)).toBe('/painel/loja/conversas?situacao=FECHADA');
  expect(roomHref(shop, 'id-1', wish)).toBe('/painel/loja/conversas/id-1?situacao=FECHADA');
});

test.each([
  [orderRoomHref(shop, 100_001).split('/').at(-1) ?? '', 100_001],
  ['pedido-0', undefined],
  ['pedido-1x', undefined],
  ['respostas', undefined],
])('%s names the order %s', (part, order) => expect(orderInAddress(part)).toBe(order));
