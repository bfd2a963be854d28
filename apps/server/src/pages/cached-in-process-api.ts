/**
 * Transport for a page's API calls, with a cache of responses that are the same for everyone, valid until the
 * supplier changes.
 */
import type { FastifyInstance } from 'fastify';
import { frozen, sizeOf } from '#platform/cache/shared-value.ts';
import type { VersionedCache } from '#platform/cache/versioned-cache.ts';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import { SUPPLIER_HEADER } from '#platform/contract/headers.ts';
import type { Transport, WireAnswer } from '#platform/web/api.ts';
import { anyoneAt, type Caller, inProcessTransport } from './in-process-api.ts';

export interface SharedAnswers {
  readonly cache: VersionedCache<WireAnswer>;
  /** Which calls are shared, by who reads the page. */
  readonly calls: Readonly<Record<Reader, IsShared>>;
}

/** `visitor`: a request without session. `anyone`: every reader, logged in or not. */
type Reader = 'visitor' | 'anyone';
/** Whether the call with this URL is shared. */
type IsShared = (url: string) => boolean;

export interface SharedCall {
  readonly endpoint: Endpoint;
  /** A call with one of these query parameters is not shared. */
  readonly unless?: string | readonly string[];
}

export function sharedCalls(calls: readonly SharedCall[]): IsShared {
  const shared = calls.map(({ endpoint, unless }) => ({
    path: new RegExp(`^${endpoint.path.replaceAll('.', '\\.').replace(/:[a-z]+/g, '[^/]+')}$`),
    unless: [unless ?? []].flat(),
  }));
  return (url) => {
    const [path = '', query = ''] = url.split('?', 2);
    const call = shared.find((each) => each.path.test(path));
    if (call === undefined || call.unless.length === 0) return call !== undefined;
    const parameters = new URLSearchParams(query);
    return !call.unless.some((name) => parameters.get(name));
  };
}

interface Page {
  readonly caller: Caller;
  readonly reader: Reader;
  readonly host: string;
  readonly supplierId: string;
}

/** Transport of one page. Calls that are not shared, or that name another supplier, are made as the reader. */
export function sharedTransport(
  app: FastifyInstance,
  { cache, calls }: SharedAnswers,
  { caller, reader, host, supplierId }: Page,
): Transport {
  const asReader = inProcessTransport(app, caller);
  const asAnyone = inProcessTransport(app, anyoneAt(host));
  return async (request) => {
    const { method, url, headers } = request;
    const isShared = method === 'GET' && headers[SUPPLIER_HEADER] === supplierId && calls[reader](url);
    if (!isShared) return asReader(request);
    return cache.get(supplierId, url, async () => {
      // Without the reader's abort signal, because other requests may wait for the same response.
      const value = frozen(await asAnyone({ method, url, headers }));
      return { value, bytes: sizeOf(value.body), cacheable: value.status === 200 };
    });
  };
}
