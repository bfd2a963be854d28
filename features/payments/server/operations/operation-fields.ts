/** The columns of a charge that say which operation is pending at its provider. */
import type { Instant } from '#kernel/scope.ts';
import type { ChargeRow } from '../store/charge.store.ts';

export type OperationFields = Pick<
  ChargeRow,
  'operation' | 'operationAmount' | 'operationTries' | 'operationAt'
>;

export const DONE: OperationFields = {
  operation: null,
  operationAmount: 0,
  operationTries: 0,
  operationAt: null,
};

/** Milliseconds until an open charge is polled first. */
const FIRST_LOOK = 60_000;

/** Polls an open charge, because a notice may be lost. */
export const pollOperation = (now: Instant): OperationFields => ({
  operation: 'watch',
  operationAmount: 0,
  operationTries: 0,
  operationAt: new Date(now + FIRST_LOOK),
});
