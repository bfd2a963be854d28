/** Cache of the catalogue's API responses to visitors. Only successful responses are cached. */

import { gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import { presentedToken } from '#features/accounts/server/identity/session-cookie.ts';
import { acceptsEncoding } from '#platform/cache/accepts-encoding.ts';
import type { VersionedCache } from '#platform/cache/versioned-cache.ts';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import { SUPPLIER_HEADER } from '#platform/contract/headers.ts';
import type { ServedCall } from '#platform/http/documentation/served-calls.ts';
import { bytesAsText, sendRaw } from '#platform/http/raw-response.ts';
import { CacheKeyIndex } from './cache-key-index.ts';
import { contentTag, isKnownTag } from './content-tag.ts';

export interface PublicResponse {
  readonly plain: string;
  readonly gzip: string;
  readonly etag: string;
}

export type ApiCache = VersionedCache<PublicResponse>;

export interface PublicCall {
  readonly endpoint: Endpoint;
  /** A request with one of these query parameters is not cached. */
  readonly unless?: string | readonly string[];
}

const VARY = ['accept-encoding', 'authorization', 'cookie', 'host', SUPPLIER_HEADER].join(', ');

/** A CDN may store a response for one second and serve it stale for one more while it revalidates. */
const FOR_CDNS = 'public, max-age=0, s-maxage=1, stale-while-revalidate=1';

/**
 * Makes the routes of these calls answer visitors from the cache. Call it before the routes are registered. A request
 * whose URL was seen before is answered in an `onRequest` hook, before its query is parsed and validated.
 */
export function answerPublicCall(app: FastifyInstance, cache: ApiCache, calls: readonly PublicCall[]): void {
  const before = new CacheKeyIndex();
  const atTheDoor: onRequestHookHandler = (request, reply, done) => {
    const call = mayHaveSession(request) ? undefined : before.recall(request);
    const response = call && cache.peek(call.supplierId, call.key);
    if (response === undefined) return done();
    request.loggedShop = call?.supplierId;
    send(request, reply, response);
  };
  app.addHook('onRoute', (route) => {
    const call = app.servedCalls.at(-1);
    if (call === undefined || route.method !== 'GET' || route.url !== call.endpoint.path) return;
    const shared = calls.find(({ endpoint }) => endpoint === call.endpoint);
    if (shared === undefined) return;
    const own = route.handler;
    const unshared = [shared.unless ?? []].flat();
    const names = parametersOf(call);
    route.onRequest = [atTheDoor, ...[route.onRequest ?? []].flat()];
    route.handler = async function (request, reply) {
      if (mayHaveSession(request)) return own.call(this, request, reply);
      const query = request.query as Readonly<Record<string, unknown>>;
      if (unshared.some((name) => query[name])) return own.call(this, request, reply);
      const since = performance.now();
      const { supplier, actor } = await app.contextOf(request, reply, call);
      if (actor.kind !== 'visitor') return own.call(this, request, reply);
      const parameters = names.map((name) => query[name] ?? null);
      const key = JSON.stringify([call.endpoint.path, request.params, parameters]);
      const response = await cache.get(supplier.id, key, async () => {
        const value = packed(reply.serialize(await own.call(this, request, reply)));
        return { value, bytes: value.plain.length + value.gzip.length, cacheable: true };
      });
      before.learn(request, { supplierId: supplier.id, key }, since);
      return send(request, reply, response);
    };
  });
}

/** Fastify registers HEAD beside each GET with the same handler. */
const mayHaveSession = (request: FastifyRequest): boolean =>
  request.method !== 'GET' ||
  request.headers.authorization !== undefined ||
  presentedToken(request) !== undefined;

/**
 * The query parameters in the call's schema. Unknown parameters change no response, so they are left out of the cache
 * key.
 */
function parametersOf({ endpoint, schema }: ServedCall): string[] {
  if (schema.query === undefined) return [];
  const { properties } = schema.query as { readonly properties?: object };
  if (properties === undefined) throw new TypeError(`the query of ${endpoint.path} is no plain object`);
  return Object.keys(properties);
}

function packed(body: string | Buffer | ArrayBuffer): PublicResponse {
  const plain = Buffer.from(body as string);
  return { plain: bytesAsText(plain), gzip: bytesAsText(gzipSync(plain)), etag: contentTag(plain) };
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { plain, gzip, etag }: PublicResponse,
): FastifyReply {
  const { headers } = request;
  const forCaches = headers.cookie === undefined ? FOR_CDNS : 'private, no-cache';
  const about = ['etag', etag, 'vary', VARY, 'cache-control', forCaches];
  if (isKnownTag(headers['if-none-match'], etag))
    return sendRaw(request, reply, { status: 304, headers: about });
  about.push('content-type', 'application/json; charset=utf-8');
  if (!acceptsEncoding(headers['accept-encoding'], 'gzip'))
    return sendRaw(request, reply, { status: 200, headers: about, body: plain });
  about.push('content-encoding', 'gzip');
  return sendRaw(request, reply, { status: 200, headers: about, body: gzip });
}
