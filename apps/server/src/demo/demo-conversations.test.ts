/** The conversations of the demo world are those of a shop at work. Design 6. */
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { chatMessages } from '#features/chat/server/chat.tables.ts';
import { listShopRooms } from '#features/chat/server/list-rooms.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { seedConversations } from './seed-conversations.ts';
import { seedDelivered } from './seed-delivered.ts';
import { seedPeople, seedStaff } from './seed-people.ts';
import type { DemoPictures } from './seed-pictures.ts';
import { staffOf } from './seed-staff-context.ts';
import { seedSupplier } from './seed-supplier.ts';
import { DEMO_CONVERSATIONS } from './world/conversations.ts';
import { DEMO_DELIVERED } from './world/delivered.ts';
import { mercadoCentral } from './world/mercado-central.ts';
import { DEMO_CLIENTS, DEMO_STAFF } from './world/people.ts';

const database = testDatabase();
const NO_PICTURES: DemoPictures = { gallery: async () => [], mark: async () => undefined };
const own = DEMO_CONVERSATIONS.filter(({ supplier }) => supplier === mercadoCentral.slug);

beforeAll(async () => {
  const { current } = database;
  await current.transaction((db) => seedSupplier(db, mercadoCentral, NO_PICTURES));
  await current.transaction((db) => seedPeople(db, DEMO_CLIENTS));
  await current.transaction((db) => seedStaff(db, DEMO_STAFF));
  await seedDelivered(current, DEMO_DELIVERED);
  await seedConversations(current, DEMO_CONVERSATIONS);
}, 60_000);

test('each is there once, however often the world is made', async () => {
  await seedConversations(database.current, DEMO_CONVERSATIONS);
  const dora = await staffOf(database.current, mercadoCentral.slug, 'ops@mercado-central.exemplo.com.br');
  if (dora === undefined) throw new Error('Dora does not work here');
  const { rooms, counts } = await listShopRooms(dora, {}, { limit: 50, offset: 0 });
  expect(rooms.map(({ total }) => total).sort()).toEqual(own.map(({ messages }) => messages.length).sort());
  const stored = await database.current.db
    .select({ number: chatMessages.number })
    .from(chatMessages)
    .where(eq(chatMessages.supplierId, dora.supplier.id));
  expect(stored).toHaveLength(own.reduce((sum, { messages }) => sum + messages.length, 0));
  // Three clients wait, Dora attends one open room and Bruno two.
  expect(counts).toEqual({ unread: 3, waiting: 3, open: 5, mine: 1, unattended: 2 });
  const kinds = new Set(rooms.flatMap(({ last }) => last?.kind ?? []));
  expect(kinds).toEqual(new Set(['text', 'picture', 'document']));
});
