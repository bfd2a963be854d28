/**
 * The loggable part of an error: name, code, stack, and the message unless the database wrote it. The database and the query
 * builder repeat the values they were given: password hashes, documents, streets.
 */
export function loggableError(error: unknown): Readonly<Record<string, unknown>> {
  if (!(error instanceof Error)) return { name: typeof error };
  const facts = error as Error & Readonly<Record<string, unknown>>;
  const cause = error.cause === undefined ? {} : { cause: loggableError(error.cause) };
  const place = { name: error.name, ...texts(facts, ['code']), at: frames(error) };
  if (typeof facts.query === 'string') return { ...place, query: facts.query, ...cause };
  if (isSqlState(facts.code))
    return { ...place, ...texts(facts, ['table', 'column', 'constraint', 'routine']), ...cause };
  return { ...place, message: error.message, ...cause };
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
