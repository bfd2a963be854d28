import { CALL_LIMIT, deadline, FILE_LIMIT } from './deadline.ts';

/** How a call leaves: by `fetch` in a browser, in process while the server renders a page, injected in tests. */
export interface WireRequest {
  readonly method: string;
  /** Path and query, from the root of the origin. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** A file only from a browser. */
  readonly body?: string | Blob;
  readonly signal?: AbortSignal;
}

export interface WireAnswer {
  readonly status: number;
  /** Parsed JSON, or undefined where the answer has no body. */
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
      // A write that is on its way when the page is left still arrives; browsers cap such bodies at 64 kB.
      keepalive: typeof body === 'string' && body.length < 60_000,
      ...(body === undefined ? {} : { body }),
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

/** A proxy between us and the shopper may answer with a page: then there is no JSON to read. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
