/** What happens to the questions of a running process when a column's type changes under it. */
import { sql } from 'drizzle-orm';
import { integer, pgTable } from 'drizzle-orm/pg-core';
import { beforeEach, expect, test } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import { type Db, prepared } from '../database.ts';

const database = testDatabase();
const goods = pgTable('goods', { n: integer('n').primaryKey(), weight: integer('weight') });
const weighing = prepared((db) => db.select().from(goods).prepare('weigh_goods'));
const weigh = (db: Db) => weighing(db).execute();
const change = (type: string) =>
  database.current.db.execute(
    sql.raw(`alter table goods alter column weight type ${type} using weight::${type}`),
  );

beforeEach(async () => {
  const { db } = database.current;
  await db.execute(sql`drop table if exists goods, weighed`);
  await db.execute(sql`create table goods (n int primary key, weight int)`);
  await db.execute(sql`create table weighed (n int)`);
  await db.execute(sql`insert into goods values (1, 5)`);
});

const GOODS = [{ n: 1, weight: 5 }];

test('they are asked again, on connections that know the new type, many at a time', async () => {
  const queryMany = () => Promise.all(Array.from({ length: 100 }, () => weigh(database.current.db)));
  await queryMany();
  await change('bigint');
  expect(await queryMany()).toEqual(Array.from({ length: 100 }, () => GOODS));
  await change('integer');
  expect(await queryMany()).toEqual(Array.from({ length: 100 }, () => GOODS));
});

test.each([{ genericPlans: false }, { genericPlans: true }])(
  'a transaction is run once more as a whole, and commits once: %o',
  async (options) => {
    let runs = 0;
    const work = () =>
      database.current.transaction(async (db) => {
        runs += 1;
        await db.execute(sql`insert into weighed values (1)`);
        return weigh(db);
      }, options);
    await work();
    await change('bigint');
    expect(await work()).toEqual(GOODS);
    expect(runs).toBe(3);
    expect((await database.current.db.execute(sql`select n from weighed`)).rows).toHaveLength(2);
  },
);
