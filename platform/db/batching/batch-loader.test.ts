import { setImmediate as nextMoment } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import type { Db } from '../database.ts';
import { batchLoader } from './batch-loader.ts';

const db = {} as Db;
let batches: [string, readonly string[]][];
let fails: boolean;

beforeEach(() => {
  batches = [];
  fails = false;
});

const lengths = batchLoader(async (_, supplierId, keys) => {
  batches.push([supplierId, keys]);
  if (fails) throw new Error('away');
  return new Map(keys.map((key) => [key, key.length]));
});

test('what is asked of a supplier in one moment is one question, each thing once', async () => {
  const [one, other] = await Promise.all([
    lengths(db, 's', ['a', 'bb']),
    lengths(db, 's', ['bb', 'ccc']),
    lengths(db, 't', ['a']),
  ]);
  expect(batches).toEqual([
    ['s', ['a', 'bb', 'ccc']],
    ['t', ['a']],
  ]);
  expect([one?.get('bb'), other?.get('bb'), other?.get('ccc')]).toEqual([2, 2, 3]);
});

test('who asks once a question is on its way gets an answer of their own', async () => {
  const first = lengths(db, 's', ['a']);
  await nextMoment();
  await Promise.all([first, lengths(db, 's', ['a'])]);
  expect(batches).toHaveLength(2);
});

test('a question does not grow without end', async () => {
  const keys = (name: string) => Array.from({ length: 600 }, (_, i) => `${name}${i}`);
  const answers = await Promise.all(['a', 'b', 'c'].map((name) => lengths(db, 's', keys(name))));
  expect(batches.map(([, all]) => all.length)).toEqual([1_200, 600]);
  expect(answers.map((answer) => answer.get('c599'))).toEqual([undefined, undefined, 4]);
});

test('a failure rejects every pending call, and none after', async () => {
  fails = true;
  const both = await Promise.allSettled([lengths(db, 's', ['a']), lengths(db, 's', ['b'])]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  fails = false;
  expect((await lengths(db, 's', ['a'])).get('a')).toBe(1);
});
