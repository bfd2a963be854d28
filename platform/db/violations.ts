/** Whether the database refused a row because another one has its unique value: somebody else was first. */
export const isUniqueViolation = (error: unknown): boolean =>
  hasCause(error, (cause) => 'code' in cause && cause.code === '23505');

/** Whether the database refused a row because of this check of its table. */
export const violatesCheck = (error: unknown, name: string): boolean =>
  hasCause(
    error,
    (cause) =>
      'code' in cause && cause.code === '23514' && 'constraint' in cause && cause.constraint === name,
  );

/** Whether PostgreSQL ended a transaction that may succeed when it is run again: a deadlock, or a serialization failure. */
export const isTransient = (error: unknown): boolean =>
  hasCause(error, (cause) => 'code' in cause && (cause.code === '40P01' || cause.code === '40001'));

/** Whether this holds for an error or for one of its causes. */
export function hasCause(error: unknown, is: (cause: Error) => boolean): boolean {
  for (let one = error; one instanceof Error; one = one.cause) if (is(one)) return true;
  return false;
}
