import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BRAZILIAN_ZONES, zonePlaces } from './brazilian-zones.ts';
import { clockOf, todayOf } from './time-zone.ts';

// biome-ignore lint/style/noRestrictedGlobals: reads instants as text.
const at = (text: string): number => Date.parse(text);
const supplier = {};

test("a supplier's day ends at its own midnight", () => {
  expect(todayOf({ supplier, now: at('2026-11-22T02:59:59Z') })).toBe('2026-11-21');
  expect(clockOf({ supplier, now: at('2026-11-22T03:00:00Z') })).toEqual({
    date: '2026-11-22',
    minutes: 0,
  });
});

/** A zone's name, its distance from UTC, or a formatter that would use the machine's zone. */
const NAMES_A_ZONE =
  /'America\/|timeZone: (?:zone|'(?:UTC|GMT|Etc))|3 \* 60 \* 60_?000|3 \* 3_600_000|\}T00:00:00-03/;

test('a supplier lives by its own clock once it has chosen one', () => {
  const manaus = { timeZone: 'America/Manaus' };
  expect(todayOf({ supplier: manaus, now: at('2026-11-22T03:59:59Z') })).toBe('2026-11-21');
  expect(clockOf({ supplier: manaus, now: at('2026-11-22T04:00:00Z') })).toEqual({
    date: '2026-11-22',
    minutes: 0,
  });
});

test("Brazil's zones are known to the runtime, each with its places, from east to west", () => {
  const now = at('2026-11-22T12:00:00Z');
  const clocks = BRAZILIAN_ZONES.map((timeZone) => clockOf({ supplier: { timeZone }, now }).minutes);
  expect(clocks).toEqual(clocks.toSorted((one, other) => other - one));
  expect(clocks[0]).toBe(10 * 60);
  expect(clocks.at(-1)).toBe(7 * 60);
  expect(Object.keys(zonePlaces)).toEqual([...BRAZILIAN_ZONES]);
});

test('no other production code names a time zone', () => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], {
    cwd: new URL('../../../', import.meta.url),
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /^(kernel|platform|features|apps)\//.test(file))
    .filter((file) => !/\.test\.tsx?$|\/testing\/|^apps\/server\/src\/demo\//.test(file));
  expect(files.length).toBeGreaterThan(1_000);
  const naming = files.filter((file) =>
    NAMES_A_ZONE.test(readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8')),
  );
  expect(naming).toEqual([
    'features/suppliers/domain/brazilian-zones.ts',
    'features/suppliers/domain/time-zone.ts',
    'kernel/time/time-zone.ts',
  ]);
});
