import { beforeEach, expect, test } from 'vitest';
import { staffByEmail } from '#features/accounts/server/staff/staff.store.ts';
import { NO_SUPPLIER } from '#features/suppliers/domain/shop.ts';
import { VISITOR } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { changePlatformSettings } from '../platform-settings.store.ts';
import { beginInstallation } from './begin-installation.ts';
import { firstRunCode, hashOfFirstRunCode } from './first-run-code.ts';
import { isEmptyUntilBegun, prepareFirstRun } from './prepare-first-run.ts';

const database = testDatabase();
const SECRET = 'a secret of the tests, long enough to sign with';
const noon = Date.UTC(2026, 10, 28, 15);
const at = (now = noon): Context => ({
  supplier: NO_SUPPLIER,
  actor: VISITOR,
  now,
  db: database.current.db,
  database: database.current,
});
const rita = { name: 'Rita Prado', email: 'Rita@Exemplo.com.br', password: 'um barco verde' };
const begin = (code: string, now = noon) => beginInstallation(at(now), { ...rita, code });
const prepared = async (): Promise<string> => (await prepareFirstRun(database.current, SECRET)) ?? '';

beforeEach(() => changePlatformSettings(database.current.db, { firstRunMisses: 0 }));

test('every process prints the same code, and no other secret gives it', async () => {
  const code = await prepared();
  expect(code).toMatch(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/);
  expect(await prepared()).toBe(code);
  expect(firstRunCode(SECRET, 'salt')).not.toBe(firstRunCode(`another ${SECRET}`, 'salt'));
});

test('a code counts as it is typed', () => {
  expect(hashOfFirstRunCode('abcd efgh-01 01')).toBe(hashOfFirstRunCode('ABCD-EFGH-OIOL'));
});

test('ten wrong codes close the door for a quarter of an hour', async () => {
  const code = await prepared();
  for (let tries = 0; tries < 10; tries += 1)
    expect(await begin('WRONG')).toMatchObject({ refusal: { code: 'wrong-code' } });
  expect(await begin(code)).toMatchObject({ refusal: { code: 'too-many-attempts' } });
  expect(await begin('WRONG', noon + 15 * 60_000)).toMatchObject({ refusal: { code: 'wrong-code' } });
});

test('a weak password or a wrong e-mail uses the code up no more than a wrong one', async () => {
  const code = await prepared();
  const weak = await beginInstallation(at(), { ...rita, code, password: 'senha123' });
  expect(weak).toMatchObject({ refusal: { code: 'too-common' } });
  const odd = await beginInstallation(at(), { ...rita, code, email: 'rita' });
  expect(odd).toMatchObject({ refusal: { code: 'malformed-email' } });
});

test('of two people with the code one administers, and the code is dead', async () => {
  const code = await prepared();
  const isEmpty = isEmptyUntilBegun(database.current.db);
  expect(await isEmpty()).toBe(true);
  const both = await Promise.all([
    begin(code),
    beginInstallation(at(), { ...rita, code, email: 'outra@exemplo.com.br' }),
  ]);
  expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
  expect(both.find(({ ok }) => !ok)).toMatchObject({ refusal: { code: 'already-set-up' } });
  expect(await begin(code)).toMatchObject({ refusal: { code: 'already-set-up' } });
  expect(await isEmpty()).toBe(false);
  expect(await prepareFirstRun(database.current, SECRET)).toBeUndefined();
  const people = await Promise.all(
    ['rita@exemplo.com.br', 'outra@exemplo.com.br'].map((email) => staffByEmail(database.current.db, email)),
  );
  expect(people.filter((person) => person?.administrator)).toHaveLength(1);
});
