/**
 * Cache of pages for visitors. A shared page is rendered for nobody: its API calls carry the host and nothing else of the request, so no
 * cookie, header or parameter of a visitor can get into it. Its inline code is allowed by hashes, so the same bytes are sent to all.
 */

import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { defined } from '#kernel/defined.ts';
import type { Loaded } from '#platform/cache/shared-value.ts';
import type { VersionedCache } from '#platform/cache/versioned-cache.ts';
import { normaliseHost } from '#platform/http/normalise-host.ts';
import type { Transport } from '#platform/web/api.ts';
import type { LentPage } from '#platform/web/page-request.ts';
import { visitorHeaders } from '#platform/web/visitor-headers.ts';
import { contentTag, isKnownTag } from '../public-cache/content-tag.ts';
import { type SharedAnswers, sharedTransport } from './cached-in-process-api.ts';
import { isFramedByUs, pagePolicy } from './csp.ts';
import { hashedPage, type InlineHashes } from './hashed-page.ts';
import { anyoneAt } from './in-process-api.ts';
import { pageCacheKey } from './page-cache-key.ts';
import { type EncodedPage, encodeOnce, pageEncoding } from './page-encoding.ts';

export interface PublicPage {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly plain: Buffer;
  readonly encoded: EncodedPage;
  readonly etag: string;
  readonly hashes: InlineHashes;
  /** 200, and every API call of the page succeeded. */
  readonly whole: boolean;
}

/** Undefined where the response cannot be shared, such as a redirect that repeats the whole address. */
export type PageCache = VersionedCache<PublicPage | undefined>;

export interface PublicPages {
  readonly cache: PageCache;
  readonly answers: SharedAnswers;
  readonly supplierIdOf: (slugOrId: string) => Promise<string | undefined>;
  readonly hasSession: (request: FastifyRequest) => boolean;
  /** The platform's own origin, from the settings and never from a request. */
  readonly origin: string;
}

/** The headers of a visitor without cookies. The browser sends the visitor's own with the calls that it makes itself. */
const NO_CHOICE = visitorHeaders('');

type Render = (page: LentPage, address: string) => Promise<Response>;

/** Resolves to the cached page, or undefined where the page has to be rendered for this request alone. */
export function publicPages(app: FastifyInstance, shared: PublicPages, render: Render) {
  return async (request: FastifyRequest, lockedTo: string | undefined): Promise<PublicPage | undefined> => {
    const { method, headers, host } = request;
    if (method !== 'GET' || headers.authorization !== undefined || shared.hasSession(request)) return;
    const visit = pageCacheKey(request.url, lockedTo);
    if (visit === undefined || normaliseHost(host) === undefined) return;
    const supplierId = await shared.supplierIdOf(visit.supplierKey);
    if (supplierId === undefined) return;
    request.loggedShop = supplierId;
    const key = JSON.stringify([lockedTo, visit.address]);
    return shared.cache.get(supplierId, key, () => {
      const watched = watchedTransport(
        sharedTransport(app, shared.answers, { caller: anyoneAt(host), reader: 'visitor', host, supplierId }),
      );
      const page: LentPage = {
        transport: watched.transport,
        nonce: randomBytes(16).toString('hex'),
        origin: shared.origin,
        supplierId,
        consent: NO_CHOICE,
        ...defined({ lockedTo }),
      };
      return makePage(page, () => render(page, visit.address), watched.allSucceeded);
    });
  };
}

async function makePage(
  page: LentPage,
  render: () => Promise<Response>,
  allSucceeded: () => boolean,
): Promise<Loaded<PublicPage | undefined>> {
  const answer = await render();
  const { status, headers } = answer;
  if ((status >= 300 && status < 400) || headers.has('set-cookie')) {
    await answer.body?.cancel();
    return { value: undefined, bytes: 0, cacheable: false };
  }
  const { html, hashes } = hashedPage(await answer.text(), page.nonce);
  const plain = Buffer.from(html);
  const encoded = encodeOnce(plain);
  const preload = stylesheetPreload(html);
  // A page on which any API call failed goes to the waiting requests but is not cached.
  const whole = status === 200 && allSucceeded();
  return {
    value: {
      ...{ status, plain, encoded, hashes, whole },
      headers: [...headers, ...(preload === undefined ? [] : [preload])],
      etag: contentTag(plain),
    },
    bytes: plain.length + encoded.br.length + encoded.gzip.length,
    cacheable: whole,
  };
}

function watchedTransport(transport: Transport): { transport: Transport; allSucceeded: () => boolean } {
  let failed = false;
  return {
    async transport(request) {
      const answer = await transport(request);
      failed ||= answer.status !== 200;
      return answer;
    },
    allSucceeded: () => !failed,
  };
}

export interface Sending extends Pick<Parameters<typeof pagePolicy>[0], 'tiles' | 'measured'> {
  /** How long a CDN may hold the page; 0: not at all. */
  readonly cdnSeconds: number;
}

/** `cookie`: with a session the same address is another page. `sec-fetch-dest`: in a frame it has another policy. */
const VARY = 'accept-encoding, authorization, cookie, sec-fetch-dest';

export function sendPublicPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, headers, plain, encoded, etag, hashes, whole }: PublicPage,
  { cdnSeconds, ...outside }: Sending,
): FastifyReply {
  for (const [name, value] of headers) reply.header(name, value);
  const framed = isFramedByUs(request.headers);
  const policy = pagePolicy({ ...outside, hashes, secure: request.protocol === 'https', framed });
  reply.header('content-security-policy', policy).header('vary', VARY);
  const mayBeHeld = whole && !framed && cdnSeconds > 0 && !reply.hasHeader('set-cookie');
  reply.header('cache-control', mayBeHeld ? forCdns(cdnSeconds) : 'private, no-cache');
  // Browsers keep `x-frame-options` of the first response when a later one is a 304.
  if (framed) reply.header('x-frame-options', 'SAMEORIGIN');
  else if (status === 200) {
    reply.header('etag', etag);
    if (isKnownTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  }
  reply.code(status);
  const coding = pageEncoding(request.headers);
  if (coding === undefined) return reply.send(plain);
  return reply.header('content-encoding', coding).send(encoded[coding]);
}

const forCdns = (seconds: number): string =>
  `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${seconds}`;

const stylesheet = /<link rel="stylesheet" href="(\/assets\/[\w.-]+\.css)"/;

/** As a `Link` header, the preload is visible to proxies and browsers before the page's body arrives. */
function stylesheetPreload(html: string): readonly ['link', string] | undefined {
  const href = stylesheet.exec(html)?.[1];
  return href === undefined ? undefined : ['link', `<${href}>; rel=preload; as=style`];
}
