/**
 * Which answers of the API a browser stores for use without a connection, and for whom. A call without a rule is never stored, nor
 * is anything but a GET. Pure: the service worker asks it for each request, and a test for every call of the API.
 */
import { EMPTY_UUID } from '#kernel/ids.ts';
import { formatClientPath, VISITOR_HANDLE } from '#platform/contract/client-path.ts';
import type { Endpoint } from '#platform/contract/endpoint.ts';

export interface StoredCall {
  readonly endpoint: Pick<Endpoint, 'method' | 'path'>;
  /**
   * `everyone`: the same answer for every reader. `reader`: it may differ by who is logged in. `person`: only for who is logged in.
   * `identity`: says who is logged in, and is requested before a page knows it.
   */
  readonly answers: 'everyone' | 'reader' | 'person' | 'identity';
  /** A call with one of these query parameters is not stored. */
  readonly unless?: readonly string[];
  /** The answer contains prices or states, whose age is shown where there is no connection. */
  readonly dated?: true;
  /** For `identity`: whether the answer is about this person, or about a visitor. */
  readonly isAbout?: (body: unknown, person: Person | undefined) => boolean;
}

/** A request, as far as it decides about storage. */
export interface RequestedCall {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  /** The session handle that the page shows; undefined for visitors, and before a page knows its session. */
  readonly handle: string | undefined;
  /** The supplier that the call names, if any. */
  readonly supplierId: string | undefined;
  /** Whether the visitor's choice allows this storage. */
  readonly mayStore: boolean;
}

/** Who is logged in, as the last page said. */
export interface Person {
  readonly handle: string;
  readonly clientId: string;
}

export interface Reader {
  readonly supplierId: string;
  readonly person: Person | undefined;
}

/** `shared`: answers to visitors, and those that all read alike. `person`: one person's own, deleted with their session. */
export type Shelf = 'shared' | 'person';

/** Path and query parameters that name a person. */
const NAMES = ['client', 'token', 'idcliente', 'idclient'] as const;

interface Compiled {
  readonly rule: StoredCall;
  readonly path: RegExp;
}

interface FoundCall {
  readonly rule: StoredCall;
  /** The values in the path that name a person. */
  readonly names: readonly string[];
}

/** Finds the rule of a call. */
export type FindStoredCall = (method: string, path: string) => FoundCall | undefined;

export function storedCalls(rules: readonly StoredCall[]): FindStoredCall {
  const compiled: readonly Compiled[] = rules.map((rule) => ({
    rule,
    path: pathPattern(rule.endpoint.path),
  }));
  return (method, path) => {
    if (method !== 'GET') return undefined;
    for (const { rule, path: pattern } of compiled) {
      const match = rule.endpoint.method === 'GET' ? pattern.exec(path) : null;
      if (match !== null)
        return { rule, names: Object.values(match.groups ?? {}).map((name) => decodeURIComponent(name)) };
    }
    return undefined;
  };
}

/** '/a/:client/b/:id': parameters that name a person become groups. */
export function pathPattern(path: string): RegExp {
  const source = path
    .replaceAll('.', '\\.')
    .replace(/:([A-Za-z]+)/g, (_, name: string) =>
      NAMES.some((one) => one === name) ? `(?<${name}>[^/]+)` : '[^/]+',
    );
  return new RegExp(`^${source}$`);
}

/** Where the answer is stored and looked up; undefined: nowhere. */
export function shelfOf(
  find: FindStoredCall,
  { method, path, query, handle, supplierId, mayStore }: RequestedCall,
  { supplierId: own, person }: Reader,
): Shelf | undefined {
  const found = mayStore ? find(method, path) : undefined;
  if (found === undefined || (supplierId !== undefined && supplierId !== own)) return undefined;
  const { answers, unless = [] } = found.rule;
  if (unless.some((name) => query.has(name))) return undefined;
  const named = [...found.names, ...NAMES.flatMap((name) => query.getAll(name))];
  if (answers === 'everyone') return named.every(isVisitors) ? 'shared' : undefined;
  if (person === undefined)
    return handle === undefined && answers !== 'person' && named.every(isVisitors) ? 'shared' : undefined;
  // A page that does not know its session yet may only ask who it is.
  const isPersons = handle === person.handle || (handle === undefined && answers === 'identity');
  return isPersons && named.every((name) => isVisitors(name) || isOf(person, name)) ? 'person' : undefined;
}

/**
 * Whether the server gave this answer to whom it would be stored for: a page may still show a visitor, or a former session, while
 * the browser's cookie is another's. `reader`: the answer's READER_HEADER.
 */
export function isAnswerTo(
  reader: string | null,
  person: Person | undefined,
  answers: StoredCall['answers'],
): boolean {
  if (answers === 'everyone') return true;
  return reader === (person === undefined ? null : formatClientPath(person));
}

const VISITORS: readonly string[] = [
  VISITOR_HANDLE,
  EMPTY_UUID,
  formatClientPath({ handle: VISITOR_HANDLE, clientId: EMPTY_UUID }),
  '',
];

const isVisitors = (name: string): boolean => VISITORS.includes(name);

const isOf = ({ handle, clientId }: Person, name: string): boolean =>
  name === handle || name === clientId || name === formatClientPath({ handle, clientId });
