/** The catalogue's answers to visitors, made once for all of them. Refusals come first, as ever: they're never kept. */
import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { presentedToken } from '#features/accounts/server/public.ts';
import { acceptsGzip } from '#platform/cache/accepts-gzip.ts';
import type { AnswerCache } from '#platform/cache/answer-cache.ts';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import { SUPPLIER_HEADER } from '#platform/contract/headers.ts';
import type { ServedCall } from '#platform/http/served-calls.ts';

export interface AnswerForAnyone {
  /** A text leaves with the headers in one piece; bytes would leave in two. */
  readonly plain: string;
  readonly gzip: Buffer;
  readonly etag: string;
}

export type ApiCache = AnswerCache<AnswerForAnyone>;

export interface CallForAnyone {
  readonly endpoint: Endpoint;
  /** A question that says this is answered anew. */
  readonly unless?: string;
}

const VARY = ['accept-encoding', 'authorization', 'cookie', SUPPLIER_HEADER].join(', ');
/** A CDN may hold an answer for a second, and hand it out once more while it asks for the next. */
const FOR_CDNS = 'public, max-age=0, s-maxage=1, stale-while-revalidate=1';

/** Call it before the routes are registered: those of these calls then answer visitors from the cache. */
export function answerAnyone(app: FastifyInstance, cache: ApiCache, calls: readonly CallForAnyone[]): void {
  app.addHook('onRoute', (route) => {
    const call = app.servedCalls.at(-1);
    if (call === undefined || route.method !== 'GET' || route.url !== call.endpoint.path) return;
    const shared = calls.find(({ endpoint }) => endpoint === call.endpoint);
    if (shared === undefined) return;
    const own = route.handler;
    const names = parametersOf(call);
    route.handler = async function (request, reply) {
      if (mayHaveSession(request)) return own.call(this, request, reply);
      const query = request.query as Readonly<Record<string, unknown>>;
      if (shared.unless !== undefined && query[shared.unless]) return own.call(this, request, reply);
      const { supplier, actor } = await app.contextOf(request, reply, call);
      if (actor.kind !== 'visitor') return own.call(this, request, reply);
      const asked = names.map((name) => query[name] ?? null);
      const question = JSON.stringify([call.endpoint.path, request.params, asked]);
      const answer = await cache.get(supplier.id, question, async () => {
        const value = packed(reply.serialize(await own.call(this, request, reply)));
        return { value, bytes: 2 * value.plain.length + value.gzip.length, keep: true };
      });
      return send(request, reply, answer);
    };
  });
}

/** HEAD is registered beside each GET with the same handler. */
const mayHaveSession = (request: FastifyRequest): boolean =>
  request.method !== 'GET' ||
  request.headers.authorization !== undefined ||
  presentedToken(request) !== undefined;

/** The parameters that the call knows: an unknown one changes no answer, so it finds the same one. */
function parametersOf({ endpoint, schema }: ServedCall): string[] {
  if (schema.query === undefined) return [];
  const { properties } = schema.query as { readonly properties?: object };
  if (properties === undefined) throw new TypeError(`the query of ${endpoint.path} is no plain object`);
  return Object.keys(properties);
}

function packed(body: string | Buffer | ArrayBuffer): AnswerForAnyone {
  const plain = Buffer.from(body as string).toString();
  // Of the content, and not of a version: each process counts its own.
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`;
  return { plain, gzip: gzipSync(plain), etag };
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { plain, gzip, etag }: AnswerForAnyone,
): FastifyReply {
  reply.header('etag', etag).header('vary', VARY);
  reply.header('cache-control', request.headers.cookie === undefined ? FOR_CDNS : 'private, no-cache');
  if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
  reply.type('application/json; charset=utf-8');
  if (!acceptsGzip(request.headers['accept-encoding'])) return reply.send(plain);
  return reply.header('content-encoding', 'gzip').send(gzip);
}

const isKnown = (header = '', etag: string): boolean =>
  header.split(',').some((known) => `W/${known.trim().replace(/^W\//, '')}` === etag);
