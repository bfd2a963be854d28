/**
 * Cache of pages for visitors. A shared page is rendered for nobody: its API calls carry the host and the consent
 * class and nothing else of the request, so no cookie, header or parameter of a visitor can get into it.
 */

import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { defined } from '#kernel/defined.ts';
import { acceptsGzip } from '#platform/cache/accepts-gzip.ts';
import { NONCE_LENGTH, type PageTemplate, pageTemplate } from '#platform/cache/page-template.ts';
import type { Loaded } from '#platform/cache/shared-value.ts';
import type { VersionedCache } from '#platform/cache/versioned-cache.ts';
import { normaliseHost } from '#platform/http/normalise-host.ts';
import type { Transport } from '#platform/web/api.ts';
import type { LentPage } from '#platform/web/page-request.ts';
import { type SharedAnswers, sharedTransport } from './cached-in-process-api.ts';
import { isFramedByUs, makeNonce, pagePolicy } from './csp.ts';
import { anyoneAt } from './in-process-api.ts';
import { consentClass, consentHeaders, pageCacheKey } from './page-cache-key.ts';

export interface PublicPage {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly template: PageTemplate;
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
    const consent = consentClass(headers.cookie ?? '');
    const key = JSON.stringify([lockedTo, visit.address, consent]);
    return shared.cache.get(supplierId, key, () => {
      const watched = watchedTransport(
        sharedTransport(app, shared.answers, { caller: anyoneAt(host), reader: 'visitor', host, supplierId }),
      );
      const page: LentPage = {
        transport: watched.transport,
        nonce: randomBytes(NONCE_LENGTH / 2).toString('hex'),
        origin: shared.origin,
        supplierId,
        consent: consentHeaders(consent),
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
  const html = await answer.text();
  const template = pageTemplate(html, page.nonce);
  const preload = stylesheetPreload(html);
  return {
    value: { status, headers: [...headers, ...(preload === undefined ? [] : [preload])], template },
    bytes: template.bytes,
    // A page on which any API call failed goes to the waiting requests but is not cached.
    cacheable: status === 200 && allSucceeded(),
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

/** Inserts a fresh nonce, so the response itself must not be stored. */
export function sendPublicPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, headers, template }: PublicPage,
  outside: Pick<Parameters<typeof pagePolicy>[0], 'tiles' | 'measured'>,
): FastifyReply {
  const nonce = makeNonce();
  reply.code(status);
  for (const [name, value] of headers) reply.header(name, value);
  const framed = isFramedByUs(request.headers);
  const policy = pagePolicy({ ...outside, nonce, secure: request.protocol === 'https', framed });
  reply.header('content-security-policy', policy);
  if (framed) reply.header('x-frame-options', 'SAMEORIGIN');
  reply.header('cache-control', 'private, no-cache');
  if (!acceptsGzip(request.headers['accept-encoding'])) return reply.send(template.plain(nonce));
  reply.header('vary', 'accept-encoding').header('content-encoding', 'gzip');
  return reply.send(template.gzip(nonce));
}

const stylesheet = /<link rel="stylesheet" href="(\/assets\/[\w.-]+\.css)"/;

/** As a `Link` header, the preload is visible to proxies and browsers before the page's body arrives. */
function stylesheetPreload(html: string): readonly ['link', string] | undefined {
  const href = stylesheet.exec(html)?.[1];
  return href === undefined ? undefined : ['link', `<${href}>; rel=preload; as=style`];
}
