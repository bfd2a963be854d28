import { expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import { type ChargeAction, chargeActions, waitsForCapture } from './charge-actions.ts';
import type { PendingOperation } from './charge-record.ts';
import type { ChargeStatus } from './charge-status.ts';

type Case = readonly [
  provider: 'sandbox' | undefined,
  status: ChargeStatus,
  operation: PendingOperation | undefined,
  refunded: number,
  actions: readonly ChargeAction[],
];

test.each<Case>([
  [undefined, 'pending', undefined, 0, ['confirm']],
  [undefined, 'paid', undefined, 0, []],
  [undefined, 'paid', 'refund', 0, ['record-refund']],
  [undefined, 'refunded', undefined, 1_000, []],
  [undefined, 'cancelled', undefined, 0, ['receive-late']],
  [undefined, 'expired', undefined, 0, ['receive-late']],
  [undefined, 'refused', undefined, 0, ['receive-late']],
  ['sandbox', 'cancelled', undefined, 0, []],
  ['sandbox', 'pending', 'watch', 0, []],
  ['sandbox', 'authorised', undefined, 0, ['capture']],
  ['sandbox', 'authorised', 'watch', 0, ['capture']],
  ['sandbox', 'authorised', 'capture', 0, []],
  ['sandbox', 'authorised', 'cancel', 0, []],
  ['sandbox', 'paid', undefined, 0, ['refund']],
  ['sandbox', 'paid', undefined, 999, ['refund']],
  ['sandbox', 'paid', undefined, 1_000, []],
  ['sandbox', 'paid', 'refund', 0, []],
  ['sandbox', 'refunded', undefined, 1_000, []],
])('by %s, %s, with %s pending and %i given back: %j', (provider, status, operation, refunded, actions) => {
  const charge = {
    ...({ id: 'c', kind: 'card', amount: centavos(1_000), status } as const),
    ...(refunded === 0 ? {} : { refunded: centavos(refunded) }),
  };
  const record = {
    charge,
    ...(provider === undefined ? {} : { provider }),
    ...(operation === undefined ? {} : { operation }),
  };
  expect(chargeActions(record)).toEqual(actions);
  expect(waitsForCapture(record)).toBe(actions.includes('capture'));
});
