import { expect, test } from 'vitest';
import { databaseBefore } from '#platform/testing/database-before.ts';

const { client, migrate } = databaseBefore('0020_chat_waiting_since');
const SHOP = '01a1fc5d-1800-7000-8000-0000000000f1';
const room = (last: number): string => `01a1fc5d-1800-7000-8000-0000000000a${last}`;

test('in the open rooms of before a client waits since the first message after the shop’s last', async () => {
  const rooms: readonly (readonly [closed: boolean, sides: readonly ('client' | 'shop')[]])[] = [
    [false, ['client', 'shop', 'client', 'client']],
    [false, ['client', 'client']],
    [false, ['client', 'shop']],
    [true, ['client']],
    [false, []],
  ];
  for (const [at, [closed, sides]] of rooms.entries()) {
    await client.query(
      `insert into chat_rooms (supplier_id, id, channel, client_id, user_id, opened_at, changed_at, closed_at)
       values ($1, $2, 'shop', $3, $3, now(), now(), $4)`,
      [SHOP, room(at), room(at), closed ? new Date() : null],
    );
    for (const [index, side] of sides.entries())
      await client.query(
        `insert into chat_messages (supplier_id, room_id, number, id, side, author_id, author, kind, text, sent_at)
         values ($1, $2, $3::int, gen_random_uuid(), $4, $1, '', 'text', 'oi', '2026-11-23T12:00:00Z'::timestamptz + $3::int * interval '1 minute')`,
        [SHOP, room(at), index + 1, side],
      );
  }

  await migrate();

  const { rows } = await client.query<{ waiting_since: Date | null }>(
    'select waiting_since from chat_rooms where supplier_id = $1 order by id',
    [SHOP],
  );
  expect(rows.map(({ waiting_since: since }) => since?.toISOString().slice(11, 16))).toEqual([
    '12:03',
    '12:01',
    undefined,
    undefined,
    undefined,
  ]);
});
