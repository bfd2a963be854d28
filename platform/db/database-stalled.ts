import { hasCause } from './violations.ts';

/** Has the system's code for time-outs and is therefore handled like one: the request may be sent again. */
export class DatabaseStalled extends Error {
  readonly code = 'ETIMEDOUT';
  constructor() {
    super('the database did not answer in time');
  }
}

/** Whether an error, or its cause, says that waiting for the database timed out; another query now would wait in vain, too. */
export const isStalled = (error: unknown): boolean =>
  hasCause(error, (cause) => cause instanceof DatabaseStalled || waitedWords.test(cause.message));

/** The pool's messages when no connection became free. */
const waitedWords = /^(timeout (exceeded|expired)|Connection terminated due to connection timeout)/;
