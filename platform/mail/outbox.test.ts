import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openDatabase } from '../db/database.ts';
import { testDatabase } from '../testing/test-database.ts';
import { emptyOutbox } from './empty-outbox.ts';
import { type Mail, Undeliverable } from './mail.ts';
import { claimMail } from './outbox.store.ts';
import { mailOutbox } from './outbox.tables.ts';
import { type MailTrouble, type Outbox, queueMail, queueNews, sendNext } from './outbox.ts';

const database = testDatabase();
const NOON = Date.UTC(2026, 10, 20, 12);
const mailTo = (to: string): Mail => ({ from: 'Loja', to, subject: 's', text: 't', html: 'h' });

let troubles: MailTrouble[];
let sent: string[];
beforeEach(async () => {
  troubles = [];
  sent = [];
  await database.current.db.execute(sql`delete from mail_outbox`);
});

const outboxOf = (more: Partial<Outbox> = {}): Outbox => ({
  database: database.current,
  writers: { note: async (_, { to = '' }) => (to === '' ? undefined : mailTo(to)) },
  send: async (_, { to }) => void sent.push(to),
  tell: (trouble) => troubles.push(trouble),
  ...more,
});
const ask = (to: string, now = NOON) => queueMail(database.current.db, 'note', { to }, now);
const waiting = () => database.current.db.select().from(mailOutbox);

test('what was asked for is sent once, the oldest first, and is gone', async () => {
  await ask('b@x.com', NOON + 1);
  await ask('a@x.com');
  const outbox = outboxOf();
  expect([
    await sendNext(outbox, NOON + 5),
    await sendNext(outbox, NOON + 5),
    await sendNext(outbox, NOON + 5),
  ]).toEqual([true, true, false]);
  expect(sent).toEqual(['a@x.com', 'b@x.com']);
  expect(await waiting()).toEqual([]);
});

test('what somebody waits for goes before news, however old those are', async () => {
  await queueNews(database.current.db, 'note', { to: 'news@x.com' }, NOON);
  await ask('code@x.com', NOON + 1);
  await ask('later@x.com', NOON + 60_000);
  while (await sendNext(outboxOf(), NOON + 5));
  expect(sent).toEqual(['code@x.com', 'news@x.com']);
});

test('what is rolled back was never asked for', async () => {
  await database.current
    .transaction(async (db) => {
      await queueMail(db, 'note', { to: 'a@x.com' }, NOON);
      throw new Error('never mind');
    })
    .catch(() => {});
  expect(await sendNext(outboxOf(), NOON)).toBe(false);
});

test('where there is nothing to write, nothing is sent and nothing stays', async () => {
  await ask('');
  expect(await sendNext(outboxOf(), NOON)).toBe(true);
  expect(sent).toEqual([]);
  expect(await waiting()).toEqual([]);
});

test('many who send at once send each mail once', async () => {
  for (let at = 0; at < 40; at += 1) await ask(`${at}@x.com`);
  const others = [openDatabase(database.url), openDatabase(database.url)];
  const slowly = async (_: string, { to }: Mail) => {
    await sleep(5);
    sent.push(to);
  };
  const all = async (outbox: Outbox) => {
    while (await sendNext(outbox, NOON));
  };
  await Promise.all(
    others.flatMap((one) => [1, 2, 3].map(() => all(outboxOf({ database: one, send: slowly })))),
  );
  for (const one of others) await one.close();
  expect(sent.toSorted()).toEqual(Array.from({ length: 40 }, (_, at) => `${at}@x.com`).toSorted());
});

test('one is claimed at a time, however the database looks for it', async () => {
  for (const name of ['a', 'b', 'c']) await ask(`${name}@x.com`);
  await database.current.transaction(async (db) => {
    for (const way of ['hashjoin', 'mergejoin', 'hashagg', 'sort', 'material', 'indexscan', 'bitmapscan'])
      await db.execute(sql.raw(`set local enable_${way} = off`));
    await claimMail(db, NOON, NOON + 1_000);
  });
  expect((await waiting()).map(({ tries }) => tries).toSorted()).toEqual([0, 0, 1]);
});

describe('a mail that does not get through', () => {
  const failing = () => outboxOf({ send: () => Promise.reject(new Error('550 <a@x.com>')) });

  test('is tried again, later each time, six times in about an hour', async () => {
    await ask('a@x.com');
    const tries: number[] = [];
    for (let second = 0; second < 2 * 60 * 60; second += 1) {
      const before = troubles.length;
      if (second % 5 === 0) await sendNext(failing(), NOON + second * 1_000);
      if (troubles.length > before) tries.push(second);
      if ((troubles.at(-1)?.givenUp ?? false) === true) break;
    }
    expect(tries).toEqual([0, 10, 50, 210, 850, 3_410]);
    expect(troubles.map(({ givenUp }) => givenUp)).toEqual([false, false, false, false, false, true]);
    expect(await waiting()).toEqual([]);
  });

  test('holds up no other', async () => {
    await ask('a@x.com');
    await ask('b@x.com', NOON + 1);
    const outbox = outboxOf({
      send: async (_, { to }) => {
        if (to.startsWith('a')) throw new Error('not now');
        sent.push(to);
      },
    });
    for (let round = 0; round < 4; round += 1) await sendNext(outbox, NOON + 1);
    expect(sent).toEqual(['b@x.com']);
    expect(await waiting()).toHaveLength(1);
  });

  test('is given up at once where trying again would change nothing', async () => {
    await ask('a@x.com');
    await sendNext(outboxOf({ send: () => Promise.reject(new Undeliverable('no mailbox')) }), NOON);
    expect(troubles).toMatchObject([{ tries: 1, givenUp: true, kind: 'note' }]);
    await queueMail(database.current.db, 'unheard-of', {}, NOON);
    await sendNext(outboxOf(), NOON);
    expect(troubles).toHaveLength(2);
    expect(await waiting()).toEqual([]);
  });

  test('leaves nothing of what its writer wrote down where writing failed', async () => {
    await ask('a@x.com');
    const note = async (db: Parameters<typeof queueMail>[0]) => {
      await queueMail(db, 'note', { to: 'never@x.com' }, NOON);
      throw new Error('half way');
    };
    await sendNext(outboxOf({ writers: { note } }), NOON);
    expect((await waiting()).map(({ facts }) => facts)).toEqual([{ to: 'a@x.com' }]);
  });
});

test('one whose sender died is sent by another, four minutes later', async () => {
  await ask('a@x.com');
  const never = new Promise<void>(() => {});
  void sendNext(outboxOf({ send: () => never }), NOON);
  await vi.waitFor(async () => expect((await waiting())[0]?.tries).toBe(1), 10_000);
  expect(await sendNext(outboxOf(), NOON + 239_000)).toBe(false);
  expect(await sendNext(outboxOf(), NOON + 240_000)).toBe(true);
  expect(sent).toEqual(['a@x.com']);
});

test.each([
  ['at a pace', 0.2, 28],
  ['four times slower while the process is busy', 0.8, 118],
])('many mails are sent %s: answering buyers comes first', async (_, share, apart) => {
  for (let at = 0; at < 3; at += 1) await ask(`${at}@x.com`, Date.now());
  const times: number[] = [];
  const send = async () => void times.push(performance.now());
  const stop = emptyOutbox(outboxOf({ send }), () => {}, { pause: 1, pace: 30, busy: () => share });
  await vi.waitFor(() => expect(times).toHaveLength(3), 10_000);
  await stop();
  for (const [at, time] of times.slice(1).entries()) expect(time - (times[at] ?? 0)).toBeGreaterThan(apart);
});

test('whoever empties it goes on until it is stopped, also after the database was away', async () => {
  const failures: unknown[] = [];
  let away = true;
  const { current } = database;
  const flaky = Object.create(current, {
    db: {
      get: () => {
        if (away) throw new Error('away');
        return current.db;
      },
    },
  });
  await ask('a@x.com', Date.now());
  const stop = emptyOutbox(outboxOf({ database: flaky }), (error) => failures.push(error), {
    pause: 5,
    longPause: 10,
  });
  await vi.waitFor(() => expect(failures.length).toBeGreaterThan(1), 10_000);
  away = false;
  await vi.waitFor(() => expect(sent).toEqual(['a@x.com']), 10_000);
  await stop();
  await ask('b@x.com', Date.now());
  await sleep(60);
  expect(sent).toEqual(['a@x.com']);
});
