import { and, eq, sql } from 'drizzle-orm';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';
import { atVersion, nextVersion, versionColumn } from './version.ts';

const things = pgTable('versioned_things', {
  id: integer().primaryKey(),
  name: text().notNull(),
  version: versionColumn(),
});
const database = testDatabase();
beforeAll(() =>
  database.current.db.execute(
    sql`create table versioned_things (id int primary key, name text not null, version int not null default 1)`,
  ),
);

const rename = async (name: string, version: number) => {
  const [row] = await database.current.db
    .update(things)
    .set({ name, version: nextVersion(things) })
    .where(and(eq(things.id, 1), atVersion(things, version)))
    .returning();
  return row;
};

test('of two changes of the same version one is made, the other finds no row', async () => {
  await database.current.db.insert(things).values({ id: 1, name: 'Arroz' });
  const both = await Promise.all([rename('Arroz branco', 1), rename('Arroz integral', 1)]);
  expect(both.filter((row) => row !== undefined)).toHaveLength(1);
  expect(both.find((row) => row !== undefined)?.version).toBe(2);
  expect(await rename('Outro', 1)).toBeUndefined();
  expect(await rename('Outro', 2)).toEqual({ id: 1, name: 'Outro', version: 3 });
});
