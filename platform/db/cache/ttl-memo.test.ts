import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../database.ts';
import { ttlMemo } from './ttl-memo.ts';

const db = {} as Db;
let executed: string[];
let known: Set<string>;

beforeEach(() => {
  executed = [];
  known = new Set(['a', 'b', 'c', 'd']);
});

const select = async (_: Db, key: string) => {
  executed.push(key);
  if (key === 'broken') throw new Error('away');
  return known.has(key) ? { key } : undefined;
};

describe('within a second', () => {
  test('what is there and what is not are asked once, also at the same time', async () => {
    const find = ttlMemo(select);
    const both = await Promise.all([find(db, 'a'), find(db, 'a'), find(db, 'x'), find(db, 'x')]);
    expect(both).toEqual([{ key: 'a' }, { key: 'a' }, undefined, undefined]);
    await find(db, 'a');
    expect(await find(db, 'x')).toBeUndefined();
    expect(executed).toEqual(['a', 'x']);
  });

  test('a fresh read loads again, and the others get its result', async () => {
    const find = ttlMemo(select);
    await find(db, 'a');
    const now = await find.refresh(db, 'a', async () => ({ key: 'other' }));
    expect([now, await find(db, 'a')]).toEqual([{ key: 'other' }, { key: 'other' }]);
    await find.refresh(db, 'a', async () => undefined);
    expect(await find(db, 'a')).toBeUndefined();
    expect(executed).toEqual(['a']);
  });

  test('another database is asked by itself', async () => {
    const find = ttlMemo(select);
    await find(db, 'a');
    await find({} as Db, 'a');
    expect(executed).toEqual(['a', 'a']);
  });

  test('a failure is asked again', async () => {
    const find = ttlMemo(select);
    await expect(find(db, 'broken')).rejects.toThrow('away');
    await expect(find(db, 'broken')).rejects.toThrow('away');
    expect(executed).toHaveLength(2);
  });

  test('what is forgotten is asked again, even what was being asked', async () => {
    const find = ttlMemo(select);
    const early = find(db, 'a');
    find.drop(db, (key) => key === 'a');
    await early;
    await find(db, 'a');
    await find(db, 'a');
    expect(executed).toEqual(['a', 'a']);
  });

  test('a thousand absent things push out none that is there, and are no more than a few themselves', async () => {
    const find = ttlMemo(select, 3);
    await find(db, 'a');
    for (let i = 0; i < 1_000; i += 1) await find(db, `absent ${i}`);
    executed.length = 0;
    await find(db, 'a');
    await find(db, 'absent 999');
    await find(db, 'absent 996');
    expect(executed).toEqual(['absent 996']);
  });

  test('of what is there, the oldest goes first', async () => {
    const find = ttlMemo(select, 3);
    for (const key of ['a', 'b', 'c', 'd', 'b', 'a']) await find(db, key);
    expect(executed).toEqual(['a', 'b', 'c', 'd', 'a']);
  });
});

test('after a second all is asked again', async () => {
  const find = ttlMemo(select);
  await find(db, 'a');
  await find(db, 'new');
  known = new Set(['new']);
  await sleep(950);
  expect([await find(db, 'a'), await find(db, 'new')]).toEqual([undefined, { key: 'new' }]);
});
