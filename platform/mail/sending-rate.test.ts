import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SendingRate } from './sending-rate.ts';

/** Mails started in each second if all permitted ones start; each costs 10 ms of processor time. */
function begun(seconds: number, othersShare: (second: number) => number): number[] {
  let second = 0;
  let inThisSecond = 0;
  const rate = new SendingRate(() => Math.min(1, othersShare(second) + inThisSecond * 0.01), 20, 0);
  const counts: number[] = [];
  for (; second < seconds; second += 1) {
    let count = 0;
    for (let step = 0; step < 10; step += 1) {
      const freeSlots = rate.freeSlots(second * 1_000 + step * 100);
      rate.begin(freeSlots);
      count += freeSlots;
      if (step === 0) inThisSecond = count;
      else inThisSecond += freeSlots;
    }
    counts.push(count);
  }
  return counts;
}

const last = (counts: readonly number[]): number => counts.at(-1) ?? Number.NaN;

test('a process that has nothing else to do sends up to where it is busy itself', () => {
  const counts = begun(60, () => 0);
  expect(last(counts)).toBeGreaterThanOrEqual(40);
  expect(last(counts)).toBeLessThanOrEqual(60);
});

test('a server busy with buyers sends a few, and all again once they have gone', () => {
  const counts = begun(120, (second) => (second < 60 ? 1 : 0.1));
  expect(counts[59]).toBeLessThanOrEqual(6);
  expect(counts[59]).toBeGreaterThanOrEqual(4);
  expect(last(counts)).toBeGreaterThanOrEqual(30);
});

test('however busy the process is, some leave, and never more than a hundred a second after the first', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 30, maxLength: 60 }),
      (shares) => {
        const counts = begun(shares.length, (second) => shares[second] ?? 0);
        for (const count of counts.slice(5)) {
          expect(count).toBeGreaterThanOrEqual(4);
          expect(count).toBeLessThanOrEqual(101);
        }
      },
    ),
  );
});
