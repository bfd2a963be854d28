import { beforeEach, describe, expect, test } from 'vitest';
import { VersionedCache } from '../../cache/versioned-cache.ts';
import { Versions } from '../../cache/versions.ts';
import type { Db } from '../database.ts';
import { attachRowCaches, cachedQuery, invalidateAt } from './cached-query.ts';

const pool = {} as Db;
const transaction = {} as Db;
let current: boolean;
let rowVersions: Versions;
let stockVersions: Versions;
let executed: unknown[][];
let moments: unknown[];

beforeEach(() => {
  current = true;
  const versions = () => new Versions({ isCurrent: () => current, settling: 0 });
  [rowVersions, stockVersions] = [versions(), versions()];
  const cacheOf = (of: Versions) =>
    new VersionedCache<unknown>({ versions: of, maxBytes: 100_000, maxAge: 60_000 });
  moments = [];
  attachRowCaches(pool, {
    rows: cacheOf(rowVersions),
    stock: cacheOf(stockVersions),
    versionOf: (supplierId) => rowVersions.of(supplierId),
    invalidateAt: (...moment) => moments.push(moment),
  });
  executed = [];
});

const select = async (_: Db, supplierId: string, filter: { available?: boolean }, page: number) => {
  executed.push([supplierId, filter, page]);
  return page > 9 ? [] : [{ name: `${supplierId} ${page}`, tags: ['a'] }];
};
const rows = cachedQuery('rows', select, ({ available = false }) => available);

describe('a cached query', () => {
  test('is asked once, also by those who ask at the same time', async () => {
    const [one, other] = await Promise.all([rows(pool, 's', {}, 1), rows(pool, 's', {}, 1)]);
    expect(await rows(pool, 's', {}, 1)).toBe(one);
    expect(other).toBe(one);
    expect(executed).toEqual([['s', {}, 1]]);
  });

  test('is another one with other arguments, of another supplier, or under another name', async () => {
    const named = cachedQuery('named', select);
    await rows(pool, 's', {}, 1);
    await rows(pool, 's', {}, 2);
    await rows(pool, 's', { available: false }, 1);
    await rows(pool, 't', {}, 1);
    await named(pool, 's', {}, 1);
    expect(executed).toHaveLength(5);
  });

  test('is asked again after a change, and only of that supplier', async () => {
    await rows(pool, 's', {}, 1);
    await rows(pool, 't', {}, 1);
    rowVersions.changed('s');
    await rows(pool, 's', {}, 1);
    await rows(pool, 't', {}, 1);
    expect(executed.map(([supplierId]) => supplierId)).toEqual(['s', 't', 's']);
  });

  test('outlives a change of stock, unless it depends on it', async () => {
    await rows(pool, 's', {}, 1);
    await rows(pool, 's', { available: true }, 1);
    stockVersions.changed('s');
    await rows(pool, 's', {}, 1);
    await rows(pool, 's', { available: true }, 1);
    expect(executed.map(([, filter]) => filter)).toEqual([{}, { available: true }, { available: true }]);
  });

  test('is run each time in a transaction, and while changes are not notified', async () => {
    await rows(pool, 's', {}, 1);
    await rows(transaction, 's', {}, 1);
    current = false;
    await rows(pool, 's', {}, 1);
    await rows(pool, 's', {}, 1);
    expect(executed).toHaveLength(4);
  });

  test('is not cached without a result, or where it failed', async () => {
    await rows(pool, 's', {}, 10);
    await rows(pool, 's', {}, 10);
    expect(executed).toHaveLength(2);
    let fails = true;
    const flaky = cachedQuery('flaky', async () => {
      if (fails) throw new Error('away');
      return 1;
    });
    await expect(flaky(pool, 's')).rejects.toThrow('away');
    fails = false;
    expect(await flaky(pool, 's')).toBe(1);
  });

  test('gives what nobody can write on', async () => {
    const [row] = await rows(pool, 's', {}, 1);
    expect(() => row?.tags.push('b')).toThrow(TypeError);
    expect(() => Object.assign(row ?? {}, { name: 'x' })).toThrow(TypeError);
  });
});

test('an invalidation is scheduled where something is cached, and nowhere else', () => {
  invalidateAt(pool, 's', 5);
  invalidateAt(transaction, 's', 6);
  expect(moments).toEqual([['s', 5]]);
});
