import { hasCause } from './violations.ts';

/** Its code is the system's for the same trouble, so that it is taken for it: the request may be sent again. */
export class DatabaseStalled extends Error {
  readonly code = 'ETIMEDOUT';
  constructor() {
    super('the database did not answer in time');
  }
}

/** Whether an error, or what caused it, says that somebody has waited for the database in vain: whoever asks now would, too. */
export const isStalled = (error: unknown): boolean =>
  hasCause(error, (cause) => cause instanceof DatabaseStalled || waitedWords.test(cause.message));

/** The pool's words, for want of a connection. */
const waitedWords = /^(timeout (exceeded|expired)|Connection terminated due to connection timeout)/;
