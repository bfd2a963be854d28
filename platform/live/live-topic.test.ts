import { expect, test } from 'vitest';
import { newId } from '../db/new-id.ts';
import { followerOf, roomName } from './live-topic.ts';

const supplierId = newId();
const room = (topic: string, ...ids: readonly string[]) => roomName({ supplierId, topic, ids });

test('a room is named by its supplier, its topic and its ids', () => {
  const [client, user] = [newId(), newId()];
  expect(room('orders', client, user)).toBe(`${supplierId}:orders:${client}:${user}`);
  expect(followerOf({ sessionId: 's', room: room('orders', client) })).toMatchObject({
    supplierId,
    topic: 'orders',
  });
});

test.each(['', 'a:b', 'a b', 'ação'])('no part of a name is %j, which could make two rooms one', (part) => {
  expect(() => room('orders', 'a', part)).toThrow('Not a name of a room');
  expect(() => room(part, 'a')).toThrow('Not a name of a room');
});
