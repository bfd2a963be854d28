import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allMigrations, parseMigration } from '#platform/db/migrations/migrations.ts';
import { inProject } from '#platform/process/project-folder.ts';
import { refusedStatements } from './refused-statements.ts';

/** The last one from before the rule. */
const FORMER = '0060_company_trees_and_client_terms';

const textOf = (name: string): string => readFileSync(inProject(`db/migrations/${name}.sql`), 'utf8');
const names = allMigrations().map(({ name }) => name);
const ruled = names.slice(names.indexOf(FORMER) + 1);

test.each(ruled)('the former version works on after %s', (name) => {
  expect(refusedStatements(textOf(name))).toEqual([]);
});

test.each(ruled)('%s creates indexes concurrently alone, and only what it says', (name) => {
  const { concurrently, statements } = parseMigration(textOf(name));
  const isConcurrent = statements.map((each) => /\bindex concurrently\b/i.test(each));
  expect(new Set(isConcurrent)).toEqual(new Set([concurrently]));
});

test.each([
  'DROP TABLE "orders";',
  'ALTER TABLE "orders" DROP COLUMN "note";',
  'ALTER TABLE "orders" RENAME COLUMN "note" TO "remark";',
  'ALTER TABLE "orders" ALTER COLUMN "note" SET DATA TYPE bigint;',
  'ALTER TABLE "orders"\n  ALTER COLUMN "note" SET NOT NULL;',
  'ALTER TABLE "orders" ADD COLUMN "note" text NOT NULL;',
  'ALTER TABLE "orders" ADD CONSTRAINT "few" CHECK (total > 0);',
  'ALTER TABLE "orders" ADD CONSTRAINT "one" UNIQUE("note");',
  'CREATE UNIQUE INDEX "one" ON "orders" USING btree ("note");',
  'CREATE INDEX "by_note" ON "orders" USING btree ("note");',
  'UPDATE "orders" SET "note" = \'\';',
])('%s is refused, and excused by its reason alone', (statement) => {
  expect(refusedStatements(statement)).toHaveLength(1);
  expect(refusedStatements(`-- safe: ten rows in every installation\n${statement}`)).toEqual([]);
  expect(refusedStatements(`-- contract: 0052_name\n${statement}`)).toEqual([]);
  expect(refusedStatements(`-- safe:\n${statement}`)).toHaveLength(1);
});

test.each([
  'CREATE TABLE "notes" ("id" uuid NOT NULL);',
  'CREATE TABLE "notes" ("id" uuid);--> statement-breakpoint\nALTER TABLE "notes" ADD CONSTRAINT "n" FOREIGN KEY ("id") REFERENCES "public"."orders"("id");--> statement-breakpoint\nCREATE UNIQUE INDEX "i" ON "notes" USING btree ("id");',
  'ALTER TABLE "orders" ADD COLUMN "note" text;',
  'ALTER TABLE "orders" ADD COLUMN "note" text DEFAULT \'\' NOT NULL;',
  'ALTER TABLE "orders" ADD CONSTRAINT "few" CHECK (total > 0) NOT VALID;',
  'ALTER TABLE "orders" DROP CONSTRAINT "few";',
  'CREATE INDEX CONCURRENTLY "by_note" ON "orders" USING btree ("note");',
  'CREATE OR REPLACE FUNCTION f() RETURNS trigger LANGUAGE plpgsql AS $$ begin delete from orders; end $$;',
])('%s only adds', (statements) => {
  expect(refusedStatements(statements)).toEqual([]);
});

test('a migration may only need one that is there', () => {
  expect(parseMigration(`-- contract: ${FORMER}\nDROP TABLE a;`).oldestBuild).toBeGreaterThan(0);
  expect(parseMigration('DROP TABLE a;').oldestBuild).toBeUndefined();
  expect(() => parseMigration('-- contract: 9999_none\nDROP TABLE a;')).toThrow(/9999_none/);
});
