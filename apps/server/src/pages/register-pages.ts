/** Serves the storefront: its files, and a rendered page for every other GET outside the API. */

import { AsyncLocalStorage } from 'node:async_hooks';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { defined } from '#kernel/defined.ts';
import type { FindAsset } from '#platform/assets/serve-published-assets.ts';
import { problemOfError } from '#platform/http/error-mapper.ts';
import { localAddress } from '#platform/http/local-address.ts';
import { type LentPage, lendPageRequests, type PageRequest } from '#platform/web/page-request.ts';
import { visitorHeaders } from '#platform/web/visitor-headers.ts';
import { sharedTransport } from './cached-in-process-api.ts';
import { isFramedByUs, makeNonce, pagePolicy } from './csp.ts';
import { closedPage, errorPage } from './error-page.ts';
import { HtmlCache } from './html-cache.ts';
import { callerOf, inProcessTransport } from './in-process-api.ts';
import { atForcedSupplier, isServerPath, withoutLegacyPrefix } from './page-address.ts';
import { encodeFast, pageEncoding } from './page-encoding.ts';
import { type PublicPages, publicPages, sendPublicPage } from './public-page-cache.ts';
import {
  FROM_HOME,
  isFromHome,
  isPreview,
  isTokenPage,
  keyAddress,
  TAKE_KEY,
  withKey,
  withScript,
} from './secret-urls.ts';
import { serveAssets } from './serve-assets.ts';

export interface PageServerSettings {
  /** Output of the storefront's build (build/storefront). */
  readonly clientDir: string;
  readonly serverEntry: string;
  /** The platform's own origin without a trailing slash, from the settings and never from a request. */
  readonly origin: string;
  /** Slug of the shop that the request's host is locked to. */
  readonly shopOfHost: (request: FastifyRequest) => string | undefined | Promise<string | undefined>;
  readonly hasSession: (request: FastifyRequest) => boolean;
  /** Paths that return JSON: an unknown one is a plain 404, not a page. */
  readonly isApiPath: (path: string) => boolean;
  /** Origin of the map tiles. */
  readonly tiles?: string;
  /** Whether the shop with this slug or id has Google Analytics; absent: none has. */
  readonly isMeasured?: (supplierKey: string) => Promise<boolean>;
  /** Where '/' of a shared host redirects to. */
  readonly defaultSite?: () => Promise<string | undefined>;
  /** Whether nobody has set anything up: '/' of a shared host leads to the first run. */
  readonly isEmpty?: () => Promise<boolean>;
  /** Whether the shop with this slug or id shows that it is closed. */
  readonly isClosed?: (supplierKey: string) => Promise<boolean>;
  /** Where a path that is no page leads, as an address of this host; absent: nowhere. */
  readonly redirectOf?: (
    supplierKey: string,
    path: string,
    isOwnHost: boolean,
  ) => Promise<string | undefined>;
  /** Files of other builds; absent: only this build's are served. */
  readonly findAsset?: FindAsset;
  /** How long a CDN may hold visitors' pages, in seconds; absent or 0: not at all. */
  readonly cdnSeconds?: number;
  /** Without it every page is rendered for its own request. */
  readonly shared?: Omit<PublicPages, 'hasSession' | 'origin'>;
}

/** A complete page; on redirects and the like, the response's own body stream. */
interface Rendered {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer<ArrayBuffer> | ReadableStream | null;
}

interface PageBundle {
  readonly default: { fetch(request: Request): Promise<Response> };
}

const LICENCES = /[/\\]licencas\.txt(\.br|\.gz)?$/;

export async function registerPages(app: FastifyInstance, settings: PageServerSettings): Promise<void> {
  const { hasSession, origin } = settings;
  const lent = new AsyncLocalStorage<PageRequest>();
  lendPageRequests(lent);
  const bundle = (await import(pathToFileURL(settings.serverEntry).href)) as PageBundle;

  await serveAssets(app, {
    prefix: '/assets/',
    root: join(settings.clientDir, 'assets'),
    find: settings.findAsset,
    setHeaders: (reply, path) => {
      // The only file without a hash in its name; `path` is that of the compressed file where one is sent.
      if (LICENCES.test(path)) reply.header('cache-control', 'public, max-age=3600');
    },
  });

  const drawings = new HtmlCache();
  const rendered = async (page: LentPage, pageRequest: Request): Promise<Rendered> => {
    let html: Buffer<ArrayBuffer> | undefined;
    const deliver = (text: readonly string[]): void => {
      html = bytesOf(text);
    };
    const answer = await lent.run({ ...page, deliver }, () => bundle.default.fetch(pageRequest));
    return { status: answer.status, headers: answer.headers, body: html ?? answer.body };
  };
  const shared =
    settings.shared &&
    publicPages(app, { ...settings.shared, hasSession, origin }, async (page, address) => {
      const pageRequest = new Request(new URL(address, page.origin), { headers: { accept: 'text/html' } });
      const { body, ...rest } = await rendered(
        { ...page, drawOnce: (shows, draw) => drawings.draw(page.nonce, shows, draw) },
        pageRequest,
      );
      return new Response(body, rest);
    });

  /** API transport of a page, and the supplier that its address names. */
  const callsOf = async (
    request: FastifyRequest,
    supplierKey: string,
    session: boolean,
  ): Promise<Pick<LentPage, 'transport' | 'supplierId'>> => {
    const caller = callerOf(request);
    const supplierId = await settings.shared?.supplierIdOf(supplierKey);
    if (settings.shared === undefined || supplierId === undefined)
      return { transport: inProcessTransport(app, caller) };
    const reader = session ? 'anyone' : 'visitor';
    const { answers } = settings.shared;
    return {
      transport: sharedTransport(app, answers, { caller, reader, host: request.host, supplierId }),
      supplierId,
    };
  };

  app.get('/*', { errorHandler: sendFailure }, async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    if (settings.isApiPath(path) || looksLikeFile(path) || !path.startsWith('/')) return reply.callNotFound();
    const lockedTo = await settings.shopOfHost(request);
    const elsewhere =
      withoutLegacyPrefix(request.url) ??
      (lockedTo === undefined ? atForcedSupplier(request.url) : undefined) ??
      (path === '/' && lockedTo === undefined ? await platformHome(settings) : undefined);
    if (elsewhere !== undefined) return reply.redirect(elsewhere);
    if (lockedTo === undefined && isServerPath(path)) return reply.callNotFound();

    const keyed = keyAddress(request.url);
    const supplierKey = lockedTo ?? path.split('/')[1] ?? '';
    if (await settings.isClosed?.(supplierKey)) return sendClosed(request, reply);
    const measured = (await settings.isMeasured?.(supplierKey)) ?? false;
    // Shared pages know of no key: an address with a key skips the cache.
    const known = keyed === undefined ? await shared?.(request, lockedTo) : undefined;
    const movedTo = async (status: number): Promise<string | undefined> =>
      status === 404 ? settings.redirectOf?.(supplierKey, path, lockedTo !== undefined) : undefined;
    if (known !== undefined) {
      const moved = await movedTo(known.status);
      if (moved !== undefined) return reply.redirect(moved, 301);
      const { tiles, cdnSeconds = 0 } = settings;
      return sendPublicPage(request, reply, known, { tiles, measured, cdnSeconds });
    }

    const session = hasSession(request);
    const secret = isTokenPage(path) || isPreview(request.url);
    const nonce = makeNonce();
    const page: LentPage = {
      ...(await callsOf(request, supplierKey, session)),
      nonce,
      origin,
      ...(session || secret ? {} : { drawOnce: (shows, draw) => drawings.draw(nonce, shows, draw) }),
      consent: visitorHeaders(request.headers.cookie ?? ''),
      ...defined({ lockedTo }),
    };
    const pageRequest = keyed?.address ?? request.url;
    const answer = await rendered(page, webRequest(pageRequest, request, reply, origin));
    const moved = await movedTo(answer.status);
    if (moved !== undefined) return reply.redirect(moved, 301);
    const secure = request.protocol === 'https';
    startPage(
      reply,
      answer,
      {
        nonce,
        secure,
        tiles: settings.tiles,
        measured: measured && !secret,
        framed: isFramedByUs(request.headers),
      },
      session,
    );
    leadWithinSite(reply, origin);
    if (keyed !== undefined || secret) guardSecret(reply, keyed?.secret);
    if (!Buffer.isBuffer(answer.body)) return reply.send(answer.body ?? '');
    const fromHome = isTokenPage(path) && isFromHome(request.headers.referer, origin);
    const script = keyed === undefined ? (fromHome ? FROM_HOME : undefined) : TAKE_KEY;
    const html = script === undefined ? answer.body : withScript(answer.body, nonce, script);
    return reply.send(await packed(request, reply, html));
  });

  // A form submitted before the page was hydrated: its fields are ignored and its page is shown again by a redirect.
  const formAgain: onRequestAsyncHookHandler = async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
    if (!isForm || settings.isApiPath(path) || looksLikeFile(path)) return reply.callNotFound();
    return reply.redirect(localAddress(request.url), 303);
  };
  app.post('/*', { onRequest: formAgain }, (_, reply) => reply.callNotFound());
}

const platformHome = async ({ isEmpty, defaultSite }: PageServerSettings): Promise<string | undefined> =>
  (await isEmpty?.()) ? '/plataforma/primeiro-acesso' : defaultSite?.();

/** 503, so that search engines keep the shop's pages for when it opens again. */
function sendClosed(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const nonce = makeNonce();
  return reply
    .code(503)
    .header('retry-after', '86400')
    .header('cache-control', 'no-store')
    .header('content-security-policy', pagePolicy({ nonce, secure: request.protocol === 'https' }))
    .type('text/html; charset=utf-8')
    .send(closedPage(nonce));
}

/** A request for a page gets an HTML page also on failure. */
function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { text } = problemOfError(error, request);
  const nonce = makeNonce();
  if (text.status === 503) reply.header('retry-after', '5');
  return reply
    .code(text.status)
    .header('content-security-policy', pagePolicy({ nonce, secure: request.protocol === 'https' }))
    .type('text/html; charset=utf-8')
    .send(errorPage(text.message, nonce));
}

/** A path like '/favicon.ico' cannot be a shop. */
const looksLikeFile = (path: string): boolean => /^\/[^/]*\.[^/]*$/.test(path);

/** The request for the renderer; aborted when the client disconnects. */
function webRequest(address: string, request: FastifyRequest, reply: FastifyReply, origin: string): Request {
  const gone = new AbortController();
  reply.raw.once('close', () => reply.raw.writableFinished || gone.abort());
  const headers = new Headers({ accept: 'text/html' });
  const language = request.headers['accept-language'];
  if (language !== undefined) headers.set('accept-language', language);
  return new Request(new URL(address, origin), { headers, signal: gone.signal });
}

/**
 * Sends status, headers and policy. The nonce is valid for one response, so no cache may reuse a page; a page with a
 * session is not stored at all.
 */
function startPage(
  reply: FastifyReply,
  answer: Rendered,
  page: Parameters<typeof pagePolicy>[0],
  session: boolean,
): void {
  reply.code(answer.status);
  for (const [name, value] of answer.headers) reply.header(name, value);
  reply.header('content-security-policy', pagePolicy(page));
  if (page.framed) reply.header('x-frame-options', 'SAMEORIGIN');
  reply.header('cache-control', session ? 'private, no-store' : 'private, no-cache');
}

/** Keeps the page's secret address out of Referer headers, caches and search engines. A redirect takes the key along. */
function guardSecret(reply: FastifyReply, secret: string | undefined): void {
  reply
    .header('referrer-policy', 'no-referrer')
    .header('cache-control', 'private, no-store')
    .header('x-robots-tag', 'noindex, nofollow');
  const location = reply.getHeader('location');
  if (secret !== undefined && typeof location === 'string')
    reply.header('location', withKey(location, secret));
}

/** Makes redirects to our own origin relative, so that visitors stay on the host they came by. */
function leadWithinSite(reply: FastifyReply, origin: string): void {
  const location = reply.getHeader('location');
  if (typeof location === 'string' && location.startsWith(`${origin}/`))
    reply.header('location', localAddress(location));
}

/** Shared buffer, large enough for most pages: text is encoded into it without measuring its byte length first. */
const desk = Buffer.allocUnsafe(1 << 20);
const MAX_BYTES_PER_UNIT = 3;

function bytesOf(text: readonly string[]): Buffer<ArrayBuffer> {
  const units = text.reduce((sum, { length }) => sum + length, 0);
  if (units * MAX_BYTES_PER_UNIT > desk.length) return Buffer.concat(text.map((piece) => Buffer.from(piece)));
  let end = 0;
  for (const piece of text) end += desk.write(piece, end);
  return Buffer.from(desk.subarray(0, end));
}

async function packed(request: FastifyRequest, reply: FastifyReply, page: Buffer): Promise<Buffer> {
  const coding = pageEncoding(request.headers);
  if (coding === undefined) return page;
  reply.header('vary', 'accept-encoding').header('content-encoding', coding);
  return encodeFast(page, coding);
}
