import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import { allSettledOrThrow } from '../all-settled.ts';
import { type Db, prepared } from '../database.ts';
import { isDatabaseAway } from '../database-away.ts';
import { openDatabase } from '../open-database.ts';

const database = testDatabase();
beforeAll(() => database.current.db.execute(sql`create table noted (n int unique)`));
beforeEach(() => database.current.db.execute(sql`truncate noted`));

const note = (db: Db, n: number) => db.execute(sql`insert into noted values (${n})`);
const dividing = prepared((db) =>
  db
    .select({ n: sql<number>`1 / ${sql.placeholder('by')}::int` })
    .from(sql`(select) as nothing`)
    .prepare('divide'),
);
const divide = (db: Db, by: number) => dividing(db).execute({ by });
const add = (db: Db, n: number) => db.execute(sql`update noted set n = n + 100 where n % 100 = ${n}`);
const noted = async (): Promise<number[]> =>
  (await database.current.db.execute<{ n: number }>(sql`select n from noted order by n`)).rows.map(
    ({ n }) => n,
  );

test('what is asked last is committed with it, and so is what was asked before', async () => {
  const answer = await database.current.transaction(async (db, last) => {
    await note(db, 1);
    return last(async () => {
      await allSettledOrThrow([note(db, 2), divide(db, 1)]);
      return 'done';
    });
  });
  expect(answer).toBe('done');
  expect(await noted()).toEqual([1, 2]);
});

test('all of it can be asked at once', async () => {
  await database.current.transaction((db, last) => last(() => allSettledOrThrow([note(db, 1), note(db, 2)])));
  expect(await noted()).toEqual([1, 2]);
});

test('also where something else was waited for before', async () => {
  await database.current.transaction(async (db, last) => {
    await Promise.resolve();
    const committed = last(() => allSettledOrThrow([note(db, 1), note(db, 2)]));
    return committed;
  });
  await database.current.transaction(async (db, last) => {
    await new Promise((resolve) => setImmediate(resolve));
    return last(() => allSettledOrThrow([note(db, 3), note(db, 4)]));
  });
  expect(await noted()).toEqual([1, 2, 3, 4]);
});

test('where one of the last questions fails, nothing is committed', async () => {
  const work = database.current.transaction(async (db, last) => {
    await note(db, 1);
    return last(() => allSettledOrThrow([note(db, 2), divide(db, 0), note(db, 3)]));
  });
  await expect(work).rejects.toThrow();
  expect(await noted()).toEqual([]);
});

test('where the last query is given up before it is sent, nothing is committed', async () => {
  const work = database.current.transaction(async (db, last) => {
    await note(db, 1);
    return last(async () => {
      void note(db, 2).catch(() => {});
      throw new Error('thought better of it');
    });
  });
  await expect(work).rejects.toThrow('thought better of it');
  expect(await noted()).toEqual([]);
});

test('a query after the commit is refused, and not run outside of the transaction', async () => {
  const work = database.current.transaction((db, last) =>
    last(async () => {
      await note(db, 1);
      await note(db, 2);
    }),
  );
  await expect(work).rejects.toMatchObject({ cause: { message: 'query after the commit' } });
  await sleep(20);
  expect(await noted()).toEqual([1]);
});

test('its connection is as good as any afterwards', async () => {
  const each = Array.from({ length: 30 }, (_, n) =>
    database.current
      .transaction((db, last) => last(() => allSettledOrThrow([divide(db, n % 3), note(db, n)])))
      .catch(() => undefined),
  );
  await Promise.all(each);
  expect(await noted()).toEqual(Array.from({ length: 30 }, (_, n) => n).filter((n) => n % 3 !== 0));
  await database.current.transaction((db) => note(db, 100));
  expect(await noted()).toContain(100);
});

test('of two that wait for each other one is run once more, and both are committed', async () => {
  const { db } = database.current;
  await db.execute(sql`insert into noted values (1), (2)`);
  const bothLockedOne = Promise.withResolvers<void>();
  let holding = 0;
  let runs = 0;
  const crossing = (first: number, second: number) =>
    database.current.transaction(async (inside) => {
      runs += 1;
      await add(inside, first);
      holding += 1;
      if (holding === 2) bothLockedOne.resolve();
      await bothLockedOne.promise;
      await add(inside, second);
    });
  await Promise.all([crossing(1, 2), crossing(2, 1)]);
  expect(runs).toBe(3);
  expect(await noted()).toEqual([201, 202]);
});

test('a transaction that is ended again and again fails after its second run', async () => {
  let runs = 0;
  const work = database.current.transaction(async (db) => {
    runs += 1;
    await db.execute(sql`do $$ begin raise exception 'serialization' using errcode = '40001'; end $$`);
  });
  await expect(work).rejects.toMatchObject({ cause: { code: '40001' } });
  expect(runs).toBe(2);
});

test('one whose queries take too long together is ended, though each is quick, and holds nothing afterwards', async () => {
  const own = openDatabase(database.url, { max: 1, transactionTimeout: 300 });
  try {
    const slow = own.transaction(async (db) => {
      for (let n = 0; n < 10; n += 1) {
        await note(db, n);
        await db.execute(sql`select pg_sleep(0.1)`);
      }
    });
    const refused = await slow.then(
      () => undefined,
      (error: unknown) => error,
    );
    expect(isDatabaseAway(refused)).toBe(true);
    await own.transaction((db) => note(db, 1));
    expect(await noted()).toEqual([1]);
  } finally {
    await own.close();
  }
});

test('one that failed late is not run again, unless it may take its time', async () => {
  const deadlock = Object.assign(new Error('deadlock detected'), { code: '40P01' });
  const runsOf = async (transactionTimeout: number): Promise<number> => {
    const own = openDatabase(database.url, { transactionTimeout });
    let runs = 0;
    const work = own.transaction(async () => {
      runs += 1;
      await sleep(2_100);
      throw deadlock;
    });
    await expect(work).rejects.toBe(deadlock);
    await own.close();
    return runs;
  };
  expect(await Promise.all([runsOf(4_000), runsOf(0)])).toEqual([1, 2]);
});

test('what fails for any other reason is run once', async () => {
  let runs = 0;
  const work = database.current.transaction(async (db) => {
    runs += 1;
    await divide(db, 0);
  });
  await expect(work).rejects.toThrow();
  expect(runs).toBe(1);
});

test('what failed first is reported with what was refused after it', async () => {
  const work = database.current.transaction(async (db) => {
    await divide(db, 0).catch(() => {});
    await note(db, 1);
  });
  await expect(work).rejects.toMatchObject({ cause: { code: '25P02', cause: { code: '22012' } } });
  const unprepared = database.current.transaction(async (db) => {
    await db.execute(sql`select 1 / 0`).catch(() => {});
    await divide(db, 1);
  });
  await expect(unprepared).rejects.toMatchObject({ cause: { code: '25P02', cause: { code: '22012' } } });
});

test('also where nobody noticed that anything failed', async () => {
  const work = database.current.transaction(async (db) => {
    await divide(db, 0).catch(() => {});
  });
  await expect(work).rejects.toMatchObject({ cause: { code: '22012' } });
});

test('one that fails in a transaction rolls all of it back, also concurrent queries', async () => {
  const { current } = database;
  await current.db.execute(sql`create table gathered (n int)`);
  const work = current.transaction((db) =>
    Promise.all([
      db.execute(sql`insert into gathered values (1)`),
      db.execute(sql`select 1 / 0`),
      db.execute(sql`insert into gathered values (2)`),
    ]),
  );
  await expect(work).rejects.toThrow();
  const { rows } = await current.db.execute<{ n: number }>(sql`select count(*)::int as n from gathered`);
  expect(rows[0]?.n).toBe(0);
});
