/** Fails where the pool is asked inside of a transaction: with all connections in such transactions, each waits for ever. */
import { afterEach } from 'vitest';

/** For an `openDatabase` of a test's own. */
export function refuseNestedUse(): never {
  throw withWholeStack(() => new Error('the pool is asked inside of a transaction'));
}

/**
 * For the top of a test file: the same, and fails the test in which it happens also where the code under test catches what it
 * is thrown.
 */
export function nestedUseTripwire(): { readonly onNestedUse: () => never } {
  const found: unknown[] = [];
  afterEach(() => {
    const [first] = found.splice(0);
    if (first !== undefined) throw first;
  });
  return {
    onNestedUse() {
      try {
        return refuseNestedUse();
      } catch (error) {
        found.push(error);
        throw error;
      }
    },
  };
}

/** Drizzle alone fills the ten lines of a usual stack: whoever asked comes after them. */
function withWholeStack(make: () => Error): Error {
  const before = Error.stackTraceLimit;
  Error.stackTraceLimit = 50;
  try {
    return make();
  } finally {
    Error.stackTraceLimit = before;
  }
}
