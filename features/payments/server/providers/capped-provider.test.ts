import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import { accept } from '#kernel/result.ts';
import { forgetfulBank } from '../testing/forgetful-bank.ts';
import { CALLS_AT_ONCE, capped } from './capped-provider.ts';
import type { Provider } from './provider.ts';

/** A provider that takes `takes` milliseconds to respond and counts its concurrent calls. */
function slowBank(takes: number) {
  let now = 0;
  let most = 0;
  const bank: Provider = {
    ...forgetfulBank(),
    fetch: async () => {
      now += 1;
      most = Math.max(most, now);
      await pause(takes);
      now -= 1;
      const none = centavos(0);
      return accept({
        ref: 'r',
        chargeId: 'c',
        status: 'pending',
        amount: none,
        captured: none,
        refunded: none,
      });
    },
  };
  return { bank, most: () => most };
}

test('no more than eight calls of this process run at a time, for all callers', async () => {
  const { bank, most } = slowBank(20);
  // Each call gets a new adapter, as each request does.
  const answers = await Promise.all(Array.from({ length: 40 }, () => capped(bank).fetch({ ref: 'r' })));
  expect(answers.every(({ ok }) => ok)).toBe(true);
  expect(most()).toBe(CALLS_AT_ONCE);
});

test('a call that waits longer than two seconds for a slot is not made, and refused', async () => {
  const { bank, most } = slowBank(2_500);
  const answers = await Promise.all(Array.from({ length: 12 }, () => capped(bank).fetch({ ref: 'r' })));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(CALLS_AT_ONCE);
  expect(answers.filter(({ ok }) => !ok)).toEqual(Array(4).fill({ ok: false, refusal: 'not-asked' }));
  expect(most()).toBe(CALLS_AT_ONCE);
});
