/**
 * Many pages ask the same: what the API answers everyone alike is read once for all of them, until the supplier changes
 * something.
 */
import type { FastifyInstance } from 'fastify';
import { frozen, sizeOf } from '#platform/cache/shared-value.ts';
import type { VersionedCache } from '#platform/cache/versioned-cache.ts';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import { SUPPLIER_HEADER } from '#platform/contract/headers.ts';
import type { Transport, WireAnswer } from '#platform/web/transport.ts';
import { anyoneAt, type Caller, inProcessTransport } from './in-process-api.ts';

export interface SharedAnswers {
  readonly cache: VersionedCache<WireAnswer>;
  /** Which calls are answered alike, to whom. */
  readonly calls: Readonly<Record<Reader, IsShared>>;
}

/** A visitor has shown no session. */
type Reader = 'visitor' | 'anyone';
/** By the call's address. */
type IsShared = (url: string) => boolean;

export interface SharedCall {
  readonly endpoint: Endpoint;
  /** A question that says this is asked anew. */
  readonly unless?: string;
}

export function sharedCalls(calls: readonly SharedCall[]): IsShared {
  const shared = calls.map(({ endpoint, unless }) => ({
    path: new RegExp(`^${endpoint.path.replaceAll('.', '\\.').replace(/:[a-z]+/g, '[^/]+')}$`),
    unless,
  }));
  return (url) => {
    const [path = '', query = ''] = url.split('?', 2);
    const call = shared.find((each) => each.path.test(path));
    return call !== undefined && !(call.unless !== undefined && new URLSearchParams(query).get(call.unless));
  };
}

interface Page {
  readonly caller: Caller;
  readonly reader: Reader;
  readonly host: string;
  readonly supplierId: string;
}

/** The calls of a page. Those that aren't shared, or for another supplier, are its reader's own. */
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
      // Whoever asked first may leave: others wait for it, too.
      const value = frozen(await asAnyone({ method, url, headers }));
      return { value, bytes: sizeOf(value.body), cacheable: value.status === 200 };
    });
  };
}
