import { defined } from '#kernel/defined.ts';
import { CALL_LIMIT, deadline, FILE_LIMIT } from './deadline.ts';

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
