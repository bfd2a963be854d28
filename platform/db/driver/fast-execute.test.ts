import { eq, getTableColumns, sql } from 'drizzle-orm';
import { bigint, boolean, date, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import { type Database, type Db, openDatabase } from '../database.ts';
import { newId } from '../new-id.ts';
import { fastExecute } from './fast-execute.ts';

const database = testDatabase();
let logging: Database;
const asked: string[] = [];
const things = pgTable('things', {
  id: uuid().primaryKey(),
  name: text(),
  price: bigint({ mode: 'number' }),
  at: timestamp('at', { withTimezone: true }),
  day: date(),
  made: jsonb().$type<{ readonly of: string[] }>(),
  active: boolean().notNull().default(true),
  partOf: uuid('part_of'),
});
const whole = newId();

beforeAll(async () => {
  logging = openDatabase(database.url, { onQuery: (text) => asked.push(text) });
  const { db } = database.current;
  await db.execute(sql`create table things (id uuid primary key, name text, price bigint, at timestamptz, day date,
    made jsonb, active boolean not null default true, part_of uuid)`);
  await db.insert(things).values([
    {
      id: whole,
      name: 'Água',
      price: 12_345,
      at: new Date(1_763_000_000_000),
      day: '2026-11-22',
      made: { of: ['a'] },
    },
    { id: newId(), partOf: whole },
  ]);
});
afterAll(() => logging.close());

const { placeholder } = sql;

interface Question {
  execute(values?: Record<string, unknown>): Promise<unknown>;
}

const questions: Record<string, readonly [(db: Db) => Question, Record<string, unknown>]> = {
  'columns of every kind': [
    (db) =>
      db
        .select()
        .from(things)
        .where(eq(things.id, placeholder('id')))
        .prepare('all'),
    { id: whole },
  ],
  'SQL with and without a decoder, and under another name': [
    (db) =>
      db
        .select({
          sum: sql<number>`sum(price)`.mapWith(Number),
          text: sql<string>`min(name)`,
          named: sql<number>`count(*)`.mapWith(Number).as('named'),
        })
        .from(things)
        .prepare('sums'),
    {},
  ],
  'a column of a subquery': [
    (db) => {
      const cheap = db
        .select({ id: things.id, double: sql<number>`price * 2`.as('double') })
        .from(things)
        .as('cheap');
      return db
        .select({ id: cheap.id, double: cheap.double })
        .from(cheap)
        .where(eq(cheap.id, placeholder('id')))
        .prepare('sub');
    },
    { id: whole },
  ],
  'what is joined and may be absent': [
    (db) => {
      const owner = db.select(getTableColumns(things)).from(things).as('owner');
      return db
        .select({ id: things.id, owner: { id: owner.id, name: owner.name } })
        .from(things)
        .leftJoin(owner, eq(owner.id, things.partOf))
        .orderBy(things.id)
        .prepare('joined');
    },
    {},
  ],
  'values of every kind': [
    (db) =>
      db
        .select({ id: things.id })
        .from(things)
        .where(
          sql`${eq(things.at, placeholder('at'))} and ${eq(things.price, placeholder('price'))} and ${eq(things.day, placeholder('day'))}
            and made = ${placeholder('made')}::jsonb and active = ${true}`,
        )
        .prepare('values'),
    { at: new Date(1_763_000_000_000), price: 12_345, day: '2026-11-22', made: { of: ['a'] } },
  ],
  'what changes and answers nothing': [
    (db) =>
      db
        .update(things)
        .set({ name: placeholder('name') as never })
        .where(eq(things.id, placeholder('id')))
        .prepare('change'),
    { id: whole, name: 'Água' },
  ],
};

test.each(Object.entries(questions))(
  '%s: asked, logged and answered as Drizzle does',
  async (_, [build, values]) => {
    const runOf = async (question: Question) => {
      asked.length = 0;
      return { answer: told(await question.execute(values)), asked: [...asked] };
    };
    const its = await runOf(build(logging.db));
    const ours = await runOf(fastExecute(build(logging.db)));
    expect(its.answer).not.toEqual([]);
    expect(ours).toEqual(its);
  },
);

/** What `pg` answers besides: its own works are another object each time. */
const told = (answer: unknown): unknown =>
  Array.isArray(answer) ? answer : { rowCount: (answer as { rowCount: number }).rowCount };

test('what fails says the same, and a value that is missing is missed', async () => {
  const build = (db: Db) =>
    db
      .select({ n: sql<number>`1 / ${placeholder('by')}::int` })
      .from(sql`(select) as nothing`)
      .prepare('divide');
  const failed = (question: Question, values: Record<string, unknown>) =>
    question.execute(values).then(
      () => undefined,
      (error: Error) => [error.name, error.message, (error.cause as Error | undefined)?.message],
    );
  for (const values of [{ by: 0 }, {}]) {
    const its = await failed(build(logging.db), values);
    expect(its).toBeDefined();
    expect(await failed(fastExecute(build(logging.db)), values)).toEqual(its);
  }
});
