import { expect, test } from 'vitest';
import { ServerHealth } from './server-health.ts';

test('a server that is away is asked by one mail at a time, less and less often, up to once a minute', () => {
  const health = new ServerHealth();
  expect(health.freeSlots(20, 0)).toBe(20);
  let now = 0;
  const waits: number[] = [];
  for (let failure = 0; failure < 7; failure += 1) {
    const begunAt = now;
    health.failed(begunAt, now + 10);
    now += 10;
    let wait = 0;
    while (health.freeSlots(20, now + wait) === 0) wait += 1_000;
    expect(health.freeSlots(20, now + wait)).toBe(1);
    waits.push(wait / 1_000);
    now += wait;
  }
  expect(waits).toEqual([2, 4, 8, 16, 32, 60, 60]);
  health.answered(now);
  expect(health.freeSlots(20, now)).toBe(20);
});

test('what began before that was known says nothing new, neither of its absence nor of its return', () => {
  const health = new ServerHealth();
  health.failed(0, 1_000);
  health.failed(0, 3_500);
  expect(health.freeSlots(20, 3_500)).toBe(1);
  health.answered(4_000);
  health.failed(0, 5_000);
  expect(health.freeSlots(20, 5_000)).toBe(20);
});
