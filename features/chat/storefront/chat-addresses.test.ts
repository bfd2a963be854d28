import { expect, test } from 'vitest';
import { orderRoomAddress, roomAddress, roomTitle, shopRoomAddress, wantedRoom } from './chat-addresses.ts';

test('an address names a room, or what it is about', () => {
  expect(wantedRoom(shopRoomAddress('loja').split('/').at(-1) ?? '')).toEqual({ channel: 'shop' });
  expect(wantedRoom(orderRoomAddress('loja', 42).split('/').at(-1) ?? '')).toEqual({
    channel: 'order',
    orderNumber: 42,
  });
  expect(wantedRoom(roomAddress('loja', 'id-1').split('/').at(-1) ?? '')).toEqual({ id: 'id-1' });
  expect(roomTitle({ channel: 'order', orderNumber: 42 })).toBe('Pedido 42');
  expect(roomTitle({ channel: 'shop' })).toBe('Conversa com a loja');
});
