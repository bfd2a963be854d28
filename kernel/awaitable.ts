/** A value that may still be loading: the callee can start its own queries before it awaits it. Decision 020. */
export type Awaitable<Value> = Value | Promise<Value>;
