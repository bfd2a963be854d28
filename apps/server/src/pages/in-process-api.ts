import type { FastifyInstance, FastifyRequest } from 'fastify';
import { defined } from '#kernel/defined.ts';
import type { Transport } from '#platform/web/api.ts';

/** Sender of a page's API calls: the headers and address that the API reads. */
export interface Caller {
  readonly headers: Readonly<Record<string, string | string[]>>;
  readonly address: string;
}

/**
 * With the proxies' headers and the peer's address, an API call sees the same protocol and visitor as its page; with `traceparent` it is
 * logged as part of the same trace.
 */
const passedOn = [
  'cookie',
  'host',
  'user-agent',
  'accept-language',
  'traceparent',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
] as const;

export function callerOf(request: FastifyRequest): Caller {
  const headers: Record<string, string | string[]> = { 'x-request-id': request.id };
  for (const name of passedOn) {
    const value = request.headers[name];
    if (value !== undefined) headers[name] = value;
  }
  return { headers, address: request.socket.remoteAddress ?? request.ip };
}

/** A visitor without cookies, consent or address at this host. */
export const anyoneAt = (host: string): Caller => ({ headers: { host }, address: '127.0.0.1' });

/** Calls the API in process, without a socket, as the given caller. */
export function inProcessTransport(app: FastifyInstance, { headers: own, address }: Caller): Transport {
  return async ({ method, url, headers, body, signal }) => {
    const answer = await app.inject({
      method: method as 'GET',
      url,
      headers: { ...headers, ...own },
      remoteAddress: address,
      ...defined({ payload: body, signal }),
    });
    return {
      status: answer.statusCode,
      body: isJson(answer.headers['content-type']) ? JSON.parse(answer.payload) : undefined,
    };
  };
}

const isJson = (type: unknown): boolean => typeof type === 'string' && /[/+]json\b/.test(type);
