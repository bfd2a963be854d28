import { withinTime } from './within-time.ts';

/** A screen that is ready within this time shows no skeleton. Milliseconds. */
const A_MOMENT = 150;

/**
 * For loaders of screens that render their own loading and error states: server rendering waits for all data or fails, the
 * browser shows the screen after a moment.
 */
export const startLoading = (promise: Promise<unknown>): Promise<unknown> =>
  typeof window === 'undefined' ? promise : withinTime(promise, A_MOMENT);
