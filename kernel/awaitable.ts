/** What may be known only when others have answered: who takes it asks their own questions meanwhile. Decision 020. */
export type Awaitable<Value> = Value | Promise<Value>;
