import { hasCause } from './violations.ts';

/**
 * Whether an error, or what caused it, says that the database can't be reached, did not answer in time or takes no writes now:
 * the request may be sent again. By SQLSTATE: class 08 (connection), class 53 (disk full, out of memory, too many connections),
 * 57014 (time limit), 57P0x (shut down, starting), 58030 (disk), 25006 (read-only), 25P03 and 25P04 (transaction took too long),
 * 40001, 40P01 and 55P03 (others hold the locks).
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return awayCode.test(code) || awayWords.test(error.message) || isDatabaseAway(error.cause);
}

const awayCode =
  /^(08\w{3}|53\w{3}|57014|57P0[1-5]|58030|25006|25P0[34]|40001|40P01|55P03|ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|ENETDOWN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$/;
/** The driver's own errors carry no code. */
const awayWords =
  /^(Connection terminated|timeout (exceeded|expired)|Query read timeout|Client (has encountered a connection error|was closed))/;

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
