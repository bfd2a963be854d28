import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openDatabase } from '../db/open-database.ts';
import { testDatabase } from '../testing/test-database.ts';
import { emptyOutbox } from './empty-outbox.ts';
import { type Mail, MailFailure, MailServerUnavailable, Undeliverable } from './mail.ts';
import { openMail } from './open-mail.ts';
import { claimMails } from './outbox.store.ts';
import { mailOutbox } from './outbox.tables.ts';
import { type MailTrouble, type Outbox, queueLowPriority, queueMail, sendNext } from './outbox.ts';
import { stubSmtp } from './testing/stub-smtp.ts';

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
  report: (trouble) => troubles.push(trouble),
  ...more,
});
const queue = (to: string, now = NOON) => queueMail(database.current.db, 'note', { to }, now);
const waiting = () => database.current.db.select().from(mailOutbox);

test('what was asked for is sent once, the oldest first, and is gone', async () => {
  await queue('b@x.com', NOON + 1);
  await queue('a@x.com');
  const outbox = outboxOf();
  expect([
    await sendNext(outbox, NOON + 5),
    await sendNext(outbox, NOON + 5),
    await sendNext(outbox, NOON + 5),
  ]).toEqual([true, true, false]);
  expect(sent).toEqual(['a@x.com', 'b@x.com']);
  expect(await waiting()).toEqual([]);
});

test('what somebody waits for is sent before low-priority mails, however old those are', async () => {
  await queueLowPriority(database.current.db, 'note', { to: 'news@x.com' }, NOON);
  await queue('code@x.com', NOON + 1);
  await queue('later@x.com', NOON + 60_000);
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
  await queue('');
  expect(await sendNext(outboxOf(), NOON)).toBe(true);
  expect(sent).toEqual([]);
  expect(await waiting()).toEqual([]);
});

test('many who send at once send each mail once', async () => {
  for (let at = 0; at < 40; at += 1) await queue(`${at}@x.com`);
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
  expect(sent.toSorted()).toEqual(Array.from({ length: 40 }, (_, index) => `${index}@x.com`).toSorted());
});

test('so many are claimed as were asked for, however the database looks for them', async () => {
  for (const name of ['a', 'b', 'c', 'd']) await queue(`${name}@x.com`);
  await database.current.transaction(async (db) => {
    for (const way of ['hashjoin', 'mergejoin', 'hashagg', 'sort', 'material', 'indexscan', 'bitmapscan'])
      await db.execute(sql.raw(`set local enable_${way} = off`));
    expect(await claimMails(db, { now: NOON, until: NOON + 1_000, max: 2 })).toHaveLength(2);
  });
  expect((await waiting()).map(({ tries }) => tries).toSorted()).toEqual([0, 0, 1, 1]);
});

describe('a mail that does not get through', () => {
  const DAY = 24 * 60 * 60_000;
  const failing = (error: Error = new MailFailure('450 4.2.1')) =>
    outboxOf({ send: () => Promise.reject(error) });

  /** The times of all attempts until it was given up; the clock jumps from attempt to attempt. */
  async function triesOf(outbox: Outbox): Promise<number[]> {
    const times: number[] = [];
    for (;;) {
      const [mail] = await waiting();
      if (mail === undefined || mail.givenUpAt !== null) return times;
      times.push(mail.nextTryAt.getTime() - NOON);
      await sendNext(outbox, mail.nextTryAt.getTime());
    }
  }

  test('is retried for five days, later each time, and then stored for a person to see', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    await queue('a@x.com');
    const tries = await triesOf(failing());
    vi.restoreAllMocks();
    expect(tries.slice(0, 8).map((time) => time / 1_000)).toEqual([
      0, 10, 50, 210, 850, 3_410, 13_650, 28_050,
    ]);
    expect(tries.at(-1)).toBe(5 * DAY);
    expect(troubles.map(({ givenUp }) => givenUp)).toEqual(tries.map((time) => time === 5 * DAY));
    expect(await waiting()).toMatchObject([
      { facts: { to: 'a@x.com' }, givenUpAt: new Date(NOON + 5 * DAY), lastError: '450 4.2.1' },
    ]);
    expect(await sendNext(outboxOf(), NOON + 6 * DAY)).toBe(false);
  });

  test('is not retried together with those that failed at the same time', async () => {
    for (let at = 0; at < 20; at += 1) await queue(`${at}@x.com`);
    while (await sendNext(failing(), NOON));
    const times = new Set((await waiting()).map(({ nextTryAt }) => nextTryAt.getTime()));
    expect(times.size).toBeGreaterThan(10);
    for (const time of times) expect(Math.abs(time - NOON - 10_000)).toBeLessThanOrEqual(2_500);
  });

  test('for the server being away is due again within minutes, also after hours', async () => {
    await queue('a@x.com');
    const tries = await triesOf(failing(new MailServerUnavailable('ECONNREFUSED')));
    const waits = tries.slice(1).map((time, index) => time - (tries[index] ?? 0));
    expect(Math.max(...waits)).toBeLessThanOrEqual(6.25 * 60_000);
    expect(tries.at(-1)).toBe(5 * DAY);
  });

  test('holds up no other', async () => {
    await queue('a@x.com');
    await queue('b@x.com', NOON + 1);
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

  test('is given up at once where a retry would change nothing, and stored', async () => {
    await queue('a@x.com');
    await sendNext(failing(new Undeliverable('550 5.1.1')), NOON);
    expect(troubles).toMatchObject([{ tries: 1, givenUp: true, kind: 'note' }]);
    await queueMail(database.current.db, 'unheard-of', {}, NOON + 1);
    await sendNext(outboxOf(), NOON + 1);
    expect(troubles).toHaveLength(2);
    expect((await waiting()).map(({ kind, lastError, givenUpAt }) => [kind, lastError, givenUpAt])).toEqual([
      ['note', '550 5.1.1', new Date(NOON)],
      ['unheard-of', 'nobody writes mails of the kind unheard-of', new Date(NOON + 1)],
    ]);
  });

  test('says of its last error no word that may repeat an address', async () => {
    await queue('a@x.com');
    await sendNext(failing(new TypeError('<a@x.com> is none')), NOON);
    expect((await waiting()).map(({ lastError }) => lastError)).toEqual(['TypeError']);
  });

  test('leaves nothing of what its writer wrote down where writing failed', async () => {
    await queue('a@x.com');
    const note = async (db: Parameters<typeof queueMail>[0]) => {
      await queueMail(db, 'note', { to: 'never@x.com' }, NOON);
      throw new Error('half way');
    };
    await sendNext(outboxOf({ writers: { note } }), NOON);
    expect((await waiting()).map(({ facts }) => facts)).toEqual([{ to: 'a@x.com' }]);
  });
});

test('one whose sender died is sent by another, four minutes later', async () => {
  await queue('a@x.com');
  const never = new Promise<void>(() => {});
  void sendNext(outboxOf({ send: () => never }), NOON);
  await vi.waitFor(async () => expect((await waiting())[0]?.tries).toBe(1), 10_000);
  expect(await sendNext(outboxOf(), NOON + 239_000)).toBe(false);
  expect(await sendNext(outboxOf(), NOON + 240_000)).toBe(true);
  expect(sent).toEqual(['a@x.com']);
});

test('twenty mails leave at once, and no more', async () => {
  for (let at = 0; at < 50; at += 1) await queue(`${at}@x.com`, Date.now());
  const gate = Promise.withResolvers<void>();
  let underWay = 0;
  let most = 0;
  const send = async (_id: string, { to }: Mail) => {
    underWay += 1;
    most = Math.max(most, underWay);
    await gate.promise;
    underWay -= 1;
    sent.push(to);
  };
  const stop = emptyOutbox(outboxOf({ send }), () => {}, { pause: 5, busy: () => 0.2 });
  await vi.waitFor(() => expect(underWay).toBe(20), 10_000);
  gate.resolve();
  await vi.waitFor(() => expect(sent).toHaveLength(50), 10_000);
  await stop();
  expect(most).toBe(20);
  expect(new Set(sent).size).toBe(50);
});

test('one that hangs holds up no other, not even one that is asked for later', async () => {
  const hanging = Promise.withResolvers<void>();
  const send = async (_: string, { to }: Mail) => {
    if (to.startsWith('slow')) await hanging.promise;
    sent.push(to);
  };
  await queue('slow@x.com', Date.now());
  await queue('a@x.com', Date.now());
  const stop = emptyOutbox(outboxOf({ send }), () => {}, { pause: 5 });
  await vi.waitFor(() => expect(sent).toEqual(['a@x.com']), 10_000);
  await queue('b@x.com', Date.now());
  await vi.waitFor(() => expect(sent).toEqual(['a@x.com', 'b@x.com']), 10_000);
  hanging.resolve();
  await stop();
  expect(sent).toEqual(['a@x.com', 'b@x.com', 'slow@x.com']);
});

test('while the server is away one mail asks for all, and all leave once it is back', async () => {
  const server = await stubSmtp({ hangs: true });
  const bySmtp = openMail({ smtpUrl: server.url, dataDir: '', sender: 'loja@x.com', timeout: 200 });
  let atOnce = 0;
  let most = 0;
  const send: typeof bySmtp = async (id, mail) => {
    atOnce += 1;
    if (troubles.length >= 20) most = Math.max(most, atOnce);
    await bySmtp(id, mail).finally(() => (atOnce -= 1));
  };
  for (let at = 0; at < 60; at += 1) await queue(`${at}@x.com`, Date.now());
  const stop = emptyOutbox(outboxOf({ send }), () => {}, { pause: 5, busy: () => 0 });
  // The twenty that were in progress when the server went down, and one probe since.
  await vi.waitFor(() => expect(troubles).toHaveLength(21), 30_000);
  expect(most).toBe(1);
  server.become({});
  await vi.waitFor(() => expect(server.mails.length).toBeGreaterThanOrEqual(38), 30_000);
  await stop();
  await server.close();
  expect(troubles.every(({ givenUp }) => !givenUp)).toBe(true);
}, 60_000);

test('the sender goes on until it is stopped, also after the database was away', async () => {
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
  await queue('a@x.com', Date.now());
  const stop = emptyOutbox(outboxOf({ database: flaky }), (error) => failures.push(error), {
    pause: 5,
    longPause: 10,
  });
  await vi.waitFor(() => expect(failures.length).toBeGreaterThan(1), 10_000);
  away = false;
  await vi.waitFor(() => expect(sent).toEqual(['a@x.com']), 10_000);
  await stop();
  await queue('b@x.com', Date.now());
  await sleep(60);
  expect(sent).toEqual(['a@x.com']);
});
