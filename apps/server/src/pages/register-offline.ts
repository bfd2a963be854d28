/**
 * Serves what lets a shop open without a connection: its service worker, and the page that stands in for any address
 * (`apps/storefront/src/open-shell.tsx` fills it).
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Shop } from '#features/suppliers/domain/shop.ts';
import { notFound } from '#platform/http/common-refusals.ts';
import { makeNonce, pagePolicy } from './csp.ts';
import { offlinePage, type PageFiles } from './offline-page.ts';
import { REMOVES_ITSELF } from './self-removing-worker.ts';

export interface OfflineSettings {
  /** Output of the storefront's build (build/storefront/client). */
  readonly clientDir: string;
  /** The shop that the request's host is locked to. */
  readonly shopOfHost: (request: FastifyRequest) => Promise<Shop | undefined>;
  readonly shopByKey: (key: string) => Promise<Shop | undefined>;
  /** False: browsers get a worker that removes itself and all that was stored. */
  readonly enabled: boolean;
}

export async function registerOffline(
  app: FastifyInstance,
  { clientDir, shopOfHost, shopByKey, enabled }: OfflineSettings,
): Promise<void> {
  const worker = enabled ? await readFile(join(clientDir, 'service-worker.js')) : REMOVES_ITSELF;
  const files = JSON.parse(await readFile(join(clientDir, 'page-files.json'), 'utf8')) as PageFiles;

  app.get('/service-worker.js', async (request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      // Browsers compare it on each visit.
      .header('cache-control', 'no-cache')
      .header('service-worker-allowed', '/')
      .header('content-security-policy', workerPolicy(request.protocol === 'https'))
      .send(worker),
  );

  const show = (request: FastifyRequest, reply: FastifyReply, shop: Shop | undefined, ownHost: boolean) => {
    if (shop === undefined) throw notFound();
    const nonce = makeNonce();
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('x-shell', '1')
      .header('content-security-policy', pagePolicy({ nonce, secure: request.protocol === 'https' }))
      .send(offlinePage(shop, { files, nonce, lockedTo: ownHost ? shop.slug : undefined }));
  };
  app.get('/sem-conexao.html', async (request, reply) =>
    show(request, reply, await shopOfHost(request), true),
  );
  app.get<{ Params: { loja: string } }>('/:loja/sem-conexao.html', async (request, reply) => {
    const own = await shopOfHost(request);
    const named = await shopByKey(request.params.loja);
    // The host of one shop serves no other shop.
    const shop = own === undefined || own.id === named?.id ? named : undefined;
    return show(request, reply, shop, own !== undefined);
  });
}

/** The worker fetches from this origin alone. */
const workerPolicy = (secure: boolean): string =>
  ["default-src 'none'", "connect-src 'self'", ...(secure ? ['upgrade-insecure-requests'] : [])].join('; ');
