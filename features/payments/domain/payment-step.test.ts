import { expect, test } from 'vitest';
import { paymentSteps, type SteppedCharge } from './payment-step.ts';

const MINUTE = 60_000;
const at = (minute: number) => minute * MINUTE;
const charge = (more: Partial<SteppedCharge>): SteppedCharge => ({
  kind: 'pix',
  methodId: 'pix',
  status: 'pending',
  amount: 9700,
  captured: 0,
  refunded: 0,
  failure: null,
  createdAt: at(0),
  events: [],
  ...more,
});
const event = (before: string, after: string, minute: number, note = 'step') =>
  ({ before, after, note, at: at(minute) }) as SteppedCharge['events'][number];
const stepsOf = (...charges: SteppedCharge[]) =>
  paymentSteps(charges).map(({ step, at, amount }) => [step, at / MINUTE, amount]);

test('a Pix is awaited and then paid', () => {
  expect(stepsOf(charge({}))).toEqual([['payment-requested', 0, 9700]]);
  const paid = charge({ status: 'paid', captured: 9700, events: [event('pending', 'paid', 3)] });
  expect(stepsOf(paid)).toEqual([
    ['payment-requested', 0, 9700],
    ['paid', 3, 9700],
  ]);
});

test('a refused card says why, and the method that was chosen after it is shown', () => {
  const card = { kind: 'card', methodId: 'card', amount: 10_000 } as const;
  const refused = charge({
    ...card,
    status: 'refused',
    failure: 'no-limit',
    events: [event('starting', 'refused', 1)],
  });
  const pix = charge({ createdAt: at(5) });
  expect(stepsOf(refused, pix)).toEqual([
    ['refused', 1, 10_000],
    ['changed', 5, 9700],
  ]);
  expect(paymentSteps([refused])[0]?.failure).toBe('no-limit');
});

test('what was given back says how much, once, also in parts and by hand', () => {
  const back = charge({
    status: 'paid',
    captured: 9700,
    refunded: 3000,
    events: [
      event('pending', 'paid', 1),
      event('paid', 'paid', 2, 'refund'),
      event('paid', 'paid', 4, 'by-hand'),
    ],
  });
  expect(stepsOf(back).slice(1)).toEqual([
    ['paid', 1, 9700],
    ['refunded', 4, 3000],
  ]);
});

test('what is paid at the door is asked for by nobody before', () => {
  expect(stepsOf(charge({ kind: 'cash-on-delivery', methodId: 'cash' }))).toEqual([]);
});
