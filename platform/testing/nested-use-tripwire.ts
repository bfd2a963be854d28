/** Fails a test that queries the pool inside a transaction: if every connection is in such a transaction, all wait for ever. */
import { afterEach } from 'vitest';

/** The callback for an `openDatabase` of a test's own. */
export function refuseNestedUse(): never {
  throw withWholeStack(() => new Error('the pool is asked inside of a transaction'));
}

/** For the top of a test file: like `refuseNestedUse`, but also fails the test if the code under test catches the error. */
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

/** Drizzle alone fills the usual ten stack frames: the caller's come after them. */
function withWholeStack(make: () => Error): Error {
  const before = Error.stackTraceLimit;
  Error.stackTraceLimit = 50;
  try {
    return make();
  } finally {
    Error.stackTraceLimit = before;
  }
}
