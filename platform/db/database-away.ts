/**
 * Whether an error, or what caused it, says that the database can't be reached or did not answer in time: the request
 * may be sent again. SQLSTATE class 08 (connection), 53300 (too many), 57014 (time limit), 57P0x (shut down, starting).
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return awayCode.test(code) || awayWords.test(error.message) || isDatabaseAway(error.cause);
}

const awayCode = /^(08\w{3}|53300|57014|57P0[1-5]|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/;
/** The driver's own errors carry no code. */
const awayWords =
  /^(Connection terminated|timeout (exceeded|expired)|Query read timeout|Client has encountered a connection error)/;
