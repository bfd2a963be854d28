import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import { accept, refuse } from '#kernel/result.ts';
import { exposition } from '#platform/metrics/exposition.ts';
import { parseExposition } from '#platform/metrics/testing/parse-exposition.ts';
import { forgetfulBank } from '../testing/forgetful-bank.ts';
import { CALLS_AT_ONCE, capped } from './capped-provider.ts';
import type { Provider } from './provider.ts';
import { providerCalls } from './provider-calls.ts';

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

test('each call is measured by provider and outcome, those that throw, too', async () => {
  const calls = async () => {
    const text = await (await exposition([providerCalls], () => {})).text();
    const { type, samples = [] } = parseExposition(text).get(providerCalls.name) ?? {};
    expect(type).toBe('histogram');
    const count = (outcome: string) =>
      samples.find(
        ({ name, labels }) =>
          name.endsWith('_count') && labels.provider === 'sandbox' && labels.outcome === outcome,
      )?.value ?? 0;
    return { done: count('done'), away: count('no-answer'), broken: count('broken') };
  };
  const before = await calls();
  const bank = forgetfulBank();
  const away: Provider = { ...bank, fetch: async () => refuse('no-answer') };
  const broken: Provider = { ...bank, fetch: () => Promise.reject(new Error('a bug')) };
  await capped(slowBank(1).bank).fetch({ ref: 'r' });
  await capped(away).fetch({ ref: 'r' });
  await expect(capped(broken).fetch({ ref: 'r' })).rejects.toThrow('a bug');
  const { done, away: silent, broken: failed } = before;
  expect(await calls()).toEqual({ done: done + 1, away: silent + 1, broken: failed + 1 });
});
