/** The typed API client: the same in the browser, in server rendering and in tests. */
import { defined } from '#kernel/defined.ts';
import type { Answer, Endpoint, EndpointSchema, Input } from '#platform/contract/endpoint.ts';
import { IDEMPOTENCY_HEADER } from '#platform/contract/headers.ts';
import type { Problem } from '#platform/contract/problem.ts';
import { CALL_LIMIT, deadline, FILE_LIMIT } from './deadline.ts';
import { fillPath, formatQuery } from './url.ts';

/** A refused call: `problem` contains a text that may be shown. */
export class ApiRefusal extends Error {
  readonly status: number;
  readonly problem: Partial<Problem>;
  constructor(status: number, problem: Partial<Problem>) {
    super(problem.message ?? 'Não foi possível completar a operação. Tente novamente.');
    this.name = 'ApiRefusal';
    this.status = status;
    this.problem = problem;
  }
}

/** For a chosen file: browsers guess its type from its name, differently on each machine, or not at all. */
const ANY_FILE = 'application/octet-stream';

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Makes a write safe to repeat. Design 4, orders are written once. */
  readonly idempotencyKey?: string;
}

type Given<Schema extends EndpointSchema> = {
  [Name in keyof Input<Schema> as Input<Schema>[Name] extends undefined ? never : Name]: Input<Schema>[Name];
};

export interface Api {
  call<Schema extends EndpointSchema>(
    endpoint: Endpoint<Schema>,
    input: Given<Schema>,
    options?: CallOptions,
  ): Promise<Answer<Schema>>;
}

export interface ApiSettings {
  readonly transport: Transport;
  /** Called for each call: supplier, consent and campaign headers. */
  readonly headers: () => Readonly<Record<string, string>>;
  /** Every 429 leads to the too-many-requests screen. Spec 7. */
  readonly onTooManyRequests?: () => void;
  /** Called if the session that a call named is not the open one (401). */
  readonly onSessionOver?: () => void;
}

export function createApi({ transport, headers, onTooManyRequests, onSessionOver }: ApiSettings): Api {
  return {
    async call(endpoint, input, options = {}) {
      const { params, query, body } = input as Partial<Record<keyof Input<EndpointSchema>, object>>;
      const blob = body instanceof Blob ? body : undefined;
      const type = blob instanceof File ? ANY_FILE : (blob?.type ?? 'application/json');
      const answer = await transport({
        method: endpoint.method,
        url: fillPath(endpoint.path, params ?? {}) + formatQuery(query ?? {}),
        headers: {
          accept: 'application/json',
          ...headers(),
          ...defined({ 'content-type': body === undefined ? undefined : type }),
          ...(options.idempotencyKey === undefined ? {} : { [IDEMPOTENCY_HEADER]: options.idempotencyKey }),
        },
        ...defined({
          body: body === undefined ? undefined : (blob ?? JSON.stringify(body)),
          signal: options.signal,
        }),
      });
      if (answer.status >= 200 && answer.status < 300) return answer.body as never;
      if (answer.status === 429) onTooManyRequests?.();
      if (answer.status === 401) onSessionOver?.();
      throw new ApiRefusal(answer.status, (answer.body ?? {}) as Partial<Problem>);
    },
  };
}

/** How a call is sent: by `fetch` in a browser, in process while the server renders a page, injected in tests. */
export interface WireRequest {
  readonly method: string;
  /** Path and query, relative to the origin. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** A Blob only in a browser. */
  readonly body?: string | Blob;
  readonly signal?: AbortSignal;
}

export interface WireAnswer {
  readonly status: number;
  /** Parsed JSON; undefined if the response has no body or no valid JSON. */
  readonly body: unknown;
}

export type Transport = (request: WireRequest) => Promise<WireAnswer>;

export const browserTransport: Transport = async ({ method, url, headers, body, signal }) => {
  const end = deadline(body instanceof Blob ? FILE_LIMIT : CALL_LIMIT, signal);
  try {
    const answer = await fetch(url, {
      method,
      headers,
      credentials: 'same-origin',
      // A write in progress survives leaving the page; browsers limit such bodies to 64 kB.
      keepalive: typeof body === 'string' && body.length < 60_000,
      ...defined({ body }),
      signal: end.signal,
    });
    const text = await answer.text();
    return {
      status: answer.status,
      body: text === '' ? undefined : parseJson(text),
    };
  } finally {
    end.clear();
  }
};

/** A proxy between us and the shopper may respond with an HTML page, which is no JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
