import { expect, test } from 'vitest';
import { ApiRefusal } from '#platform/web/api.ts';
import { PAUSES, resolveAttempt, sendOrder } from './send-order.ts';

type Step = number | undefined | Error;

const lost = new TypeError('Failed to fetch');
const broken = new ApiRefusal(502, {});
const refusal = new ApiRefusal(409, { code: 'out-of-stock', message: 'Não há estoque para todos os itens.' });

/** Returns the script's steps in order, and logs the calls. */
function scripted(script: {
  readonly check?: Step[];
  readonly send?: Step[];
  readonly cartIsUnchanged?: boolean;
}) {
  const log: string[] = [];
  const next = async (name: 'check' | 'send'): Promise<number | undefined> => {
    log.push(name);
    const step = script[name]?.shift();
    if (step instanceof Error) throw step;
    return step;
  };
  const calls = {
    check: () => next('check'),
    cartIsUnchanged: async () => script.cartIsUnchanged ?? true,
    send: () => next('send') as Promise<number>,
    wait: async (pause: number) => void log.push(`wait ${pause}`),
  };
  const losses: true[] = [];
  return { calls, log, onLost: () => void losses.push(true), losses: () => losses.length };
}

test('a duplicate is asked for before the order is sent', async () => {
  const { calls, log, onLost } = scripted({ send: [1001] });
  expect(await sendOrder(calls, onLost)).toEqual({ kind: 'placed', number: 1001 });
  expect(log).toEqual(['check', 'send']);
});

test('a duplicate is an error and nothing is sent', async () => {
  const duplicate = new ApiRefusal(409, { code: 'duplicate-order' });
  const { calls, log, onLost } = scripted({ check: [duplicate] });
  expect(await sendOrder(calls, onLost)).toEqual({ kind: 'refused', refusal: duplicate });
  expect(log).toEqual(['check']);
});

test('a lost answer resolves to the order that it made', async () => {
  const { calls, log, onLost, losses } = scripted({ check: [undefined, 1001], send: [lost] });
  expect(await sendOrder(calls, onLost)).toEqual({ kind: 'placed', number: 1001 });
  expect(log).toEqual(['check', 'send', `wait ${PAUSES[0]}`, 'check']);
  expect(losses()).toBe(1);
});

test('a cart that was ordered or changed elsewhere is not sent; an order of this attempt is found all the same', async () => {
  const moved = scripted({ cartIsUnchanged: false });
  expect(await sendOrder(moved.calls, moved.onLost)).toEqual({ kind: 'cart-moved' });
  expect(moved.log).toEqual(['check', 'check']);
  for (const check of [[1001], [undefined, 1001]]) {
    const { calls, onLost } = scripted({ check, cartIsUnchanged: false });
    expect(await sendOrder(calls, onLost)).toEqual({ kind: 'placed', number: 1001 });
  }
});

test.each([lost, broken])('a request that never arrived is sent again', async (error) => {
  const { calls, log, onLost } = scripted({ send: [error, 1001] });
  expect(await sendOrder(calls, onLost)).toEqual({ kind: 'placed', number: 1001 });
  expect(log.filter((entry) => entry === 'send')).toHaveLength(2);
});

test('a refused submit whose order the duplicate check finds counts as placed', async () => {
  const { calls, onLost } = scripted({ check: [undefined, 1001], send: [refusal] });
  expect(await sendOrder(calls, onLost)).toEqual({ kind: 'placed', number: 1001 });
});

test('a refusal that the check confirms is final', async () => {
  const { calls, log, onLost } = scripted({ send: [refusal] });
  expect(await sendOrder(calls, onLost)).toEqual({ kind: 'refused', refusal });
  expect(log).toEqual(['check', 'send', 'check']);
});

test('a refusal stays a refusal when the check after it is lost', async () => {
  const { calls, onLost } = scripted({ check: [undefined, lost], send: [refusal] });
  expect(await sendOrder(calls, onLost)).toEqual({ kind: 'refused', refusal });
});

test('without a connection it gives up and says that it does not know', async () => {
  const { calls, log, onLost } = scripted({ check: [lost, lost, lost, lost] });
  expect(await sendOrder(calls, onLost)).toEqual({ kind: 'unknown' });
  expect(log.filter((entry) => entry === 'check')).toHaveLength(PAUSES.length + 1);
});

test('an open attempt is resolved without sending anything', async () => {
  const found = scripted({ check: [lost, 1001] });
  expect(await resolveAttempt(found.calls, found.onLost)).toEqual({ kind: 'placed', number: 1001 });
  const missing = scripted({ check: [undefined] });
  expect(await resolveAttempt(missing.calls, missing.onLost)).toEqual({ kind: 'not-received' });
  expect([...found.log, ...missing.log]).not.toContain('send');
});
