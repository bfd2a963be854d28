import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { clockOf, todayOf } from './time-zone.ts';

// biome-ignore lint/style/noRestrictedGlobals: reads instants as text.
const at = (text: string): number => Date.parse(text);
const supplier = { id: '019a0000-0000-7000-8000-000000000001' };

test("a supplier's day ends at its own midnight", () => {
  expect(todayOf({ supplier, now: at('2026-11-22T02:59:59Z') })).toBe('2026-11-21');
  expect(clockOf({ supplier, now: at('2026-11-22T03:00:00Z') })).toEqual({
    date: '2026-11-22',
    minutes: 0,
  });
});

/** A zone's name, its distance from UTC, or a formatter that would use the machine's zone. */
const NAMES_A_ZONE = /America\/|timeZone:|3 \* 60 \* 60_?000|3 \* 3_600_000|\}T00:00:00-03/;

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
  expect(naming).toEqual(['features/suppliers/domain/time-zone.ts', 'kernel/time/time-zone.ts']);
});
