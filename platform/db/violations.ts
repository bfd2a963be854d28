/** Whether a row was rejected because another one already has its unique value. */
export const isUniqueViolation = (error: unknown): boolean =>
  hasCause(error, (cause) => 'code' in cause && cause.code === '23505');

/** Whether a row was rejected by this check constraint. */
export const violatesCheck = (error: unknown, name: string): boolean =>
  hasCause(
    error,
    (cause) =>
      'code' in cause && cause.code === '23514' && 'constraint' in cause && cause.constraint === name,
  );

/** Whether PostgreSQL aborted a transaction that may succeed when it runs again: a deadlock or a serialization failure. */
export const isTransient = (error: unknown): boolean =>
  hasCause(error, (cause) => 'code' in cause && (cause.code === '40P01' || cause.code === '40001'));

export function hasCause(error: unknown, is: (cause: Error) => boolean): boolean {
  for (let one = error; one instanceof Error; one = one.cause) if (is(one)) return true;
  return false;
}
