/**
 * The loggable part of an error: name, code, stack, and the message unless the database wrote it. The database and the query
 * builder repeat the values they were given: password hashes, documents, streets.
 */
export function loggableError(error: unknown, depth = 0): Readonly<Record<string, unknown>> {
  if (!(error instanceof Error)) return { name: typeof error };
  const facts = error as Error & Readonly<Record<string, unknown>>;
  const cause = {
    ...(error.cause === undefined || depth >= MAX_DEPTH
      ? {}
      : { cause: loggableError(error.cause, depth + 1) }),
    ...(error instanceof AggregateError && depth < MAX_DEPTH
      ? { errors: error.errors.slice(0, MAX_TOGETHER).map((each) => loggableError(each, depth + 1)) }
      : {}),
  };
  const place = { name: error.name, ...texts(facts, ['code']), at: frames(error) };
  if (typeof facts.query === 'string') return { ...place, query: facts.query, ...cause };
  if (isSqlState(facts.code))
    return { ...place, ...texts(facts, ['table', 'column', 'constraint', 'routine']), ...cause };
  return { ...place, message: error.message, ...cause };
}

/** Errors that name each other as their cause end somewhere. */
const MAX_DEPTH = 8;
/** Of errors that happened together, as one for each address of a host. */
const MAX_TOGETHER = 5;

/** The error and its causes in one line, without what the database repeats: 'Error: not sent ← Error ECONNREFUSED: …'. */
export function errorChain(error: unknown): string {
  const parts: string[] = [];
  for (let at: unknown = loggableError(error); typeof at === 'object' && at !== null; ) {
    const { name, code, message, cause } = at as Readonly<Record<string, unknown>>;
    const kind = typeof code === 'string' ? `${name} ${code}` : String(name);
    parts.push(typeof message === 'string' ? `${kind}: ${message}` : kind);
    at = cause;
  }
  return parts.join(' ← ');
}

const isSqlState = (code: unknown): boolean => typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code);

const texts = (facts: Readonly<Record<string, unknown>>, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(names.flatMap((name) => (typeof facts[name] === 'string' ? [[name, facts[name]]] : [])));

/** The stack frames without the first lines, which repeat the message. At most 12. */
const frames = ({ stack = '', message }: Error): string[] =>
  stack
    .slice(stack.indexOf(message) + message.length)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('at '))
    .slice(0, 12);
