import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';
import { countGivenUp, givenUpMails, queueAgain } from './given-up.store.ts';
import { Undeliverable } from './mail.ts';
import { mailOutbox } from './outbox.tables.ts';
import { type Outbox, queueMail, sendNext } from './outbox.ts';

const database = testDatabase();
const NOON = Date.UTC(2026, 10, 20, 12);
const DAY = 24 * 60 * 60_000;
let sent: string[];
let refuses: boolean;

const outbox = (): Outbox => ({
  database: database.current,
  writers: {
    note: async (_, { to = '' }) => ({ from: 'Loja', to, subject: 's', text: 't', html: 'h' }),
  },
  send: async (_, { to }) => {
    if (refuses) throw new Undeliverable('550 5.1.1');
    sent.push(to);
  },
  report: () => {},
});

beforeEach(async () => {
  sent = [];
  refuses = true;
  await database.current.db.execute(sql`delete from mail_outbox`);
  for (const [at, to] of ['a@x.com', 'b@x.com', 'c@x.com'].entries()) {
    await queueMail(database.current.db, 'note', { to }, NOON);
    await sendNext(outbox(), NOON + at);
  }
  refuses = false;
});

const listed = () => givenUpMails(database.current.db, { limit: 10, offset: 0 });

test('what was given up is listed with when and why, the latest first', async () => {
  await queueMail(database.current.db, 'note', { to: 'waits@x.com' }, NOON);
  expect(await countGivenUp(database.current.db)).toBe(3);
  expect((await listed()).map(({ facts }) => facts.to)).toEqual(['c@x.com', 'b@x.com', 'a@x.com']);
  expect((await listed())[0]).toMatchObject({
    kind: 'note',
    createdAt: new Date(NOON),
    givenUpAt: new Date(NOON + 2),
    tries: 1,
    lastError: '550 5.1.1',
  });
});

test('it is sent again when a person says so, and tried for five days more', async () => {
  const [latest] = await listed();
  const again = await queueAgain(database.current.db, [latest?.id ?? ''], NOON + 9 * DAY);
  expect(again).toEqual([latest?.id]);
  const [queued] = await database.current.db.select().from(mailOutbox).where(sql`given_up_at is null`);
  expect(queued?.retryUntil).toEqual(new Date(NOON + 14 * DAY));
  while (await sendNext(outbox(), NOON + 9 * DAY));
  expect(sent).toEqual(['c@x.com']);
  expect(await queueAgain(database.current.db, undefined, NOON + 9 * DAY)).toHaveLength(2);
  while (await sendNext(outbox(), NOON + 9 * DAY));
  expect(sent.toSorted()).toEqual(['a@x.com', 'b@x.com', 'c@x.com']);
});

test('what still waits is not sent sooner by it', async () => {
  await queueMail(database.current.db, 'note', { to: 'waits@x.com' }, NOON + DAY);
  await queueAgain(database.current.db, undefined, NOON);
  while (await sendNext(outbox(), NOON));
  expect(sent).not.toContain('waits@x.com');
});
