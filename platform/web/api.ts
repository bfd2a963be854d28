/** The typed API client: the same in the browser, in server rendering and in tests. */
import { defined } from '#kernel/defined.ts';
import type { Answer, Endpoint, EndpointSchema, Input } from '#platform/contract/endpoint.ts';
import { IDEMPOTENCY_HEADER } from '#platform/contract/headers.ts';
import type { Problem } from '#platform/contract/problem.ts';
import type { Transport } from './transport.ts';
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
