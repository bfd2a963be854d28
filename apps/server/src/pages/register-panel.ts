/** Serves the panel: its files, and its one page for every address below /painel and /plataforma. */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FindAsset } from '#platform/assets/serve-published-assets.ts';
import { serveAssets } from './serve-assets.ts';

export interface PanelSettings {
  /** Output of the panel's build (build/panel). */
  readonly dir: string;
  /** The platform's own origin without a trailing slash. */
  readonly origin: string;
  /** Origin of the map tiles, where maps are configured. */
  readonly tiles?: string | undefined;
  /** Files of other builds; absent: only this build's are served. */
  readonly findAsset?: FindAsset | undefined;
  /** Slug of the shop that the request's host is locked to. */
  readonly shopOfHost: (request: FastifyRequest) => string | undefined | Promise<string | undefined>;
}

/**
 * What @dnd-kit/dom writes into the page while something is dragged: the cursor, the dragged row, no selection of text. Hashes of
 * the texts, so that nothing else is allowed; another version of it may need others (`e2e/days/painel/categorias.spec.ts` drags).
 */
const DRAG_STYLES = [
  "'sha256-P3zrZWkaCzrI/B9T0+WLFRTTY8rvTIfnbvP5TBI9Vgo='",
  "'sha256-E7zJXfkufcgTIQG1Th6iYnoGis+rTfZd044bgiM1kr4='",
  "'sha256-YYLJe/bgx7gKdFc8dp3EM3/S8hpKeZs7JyhfBoZYPuk='",
];

/** Own files only: the page has no inline code of ours, so it needs no nonce. */
const policy = (secure: boolean, tiles: string | undefined): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${DRAG_STYLES.join(' ')}`,
    `img-src 'self' data: blob:${tiles === undefined ? '' : ` ${tiles}`}`,
    "font-src 'self'",
    "connect-src 'self'",
    // The shop, beside the colours that somebody tries.
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');

export async function registerPanel(
  app: FastifyInstance,
  { dir, origin, shopOfHost, tiles, findAsset }: PanelSettings,
): Promise<void> {
  const page = await readFile(join(dir, 'index.html'));

  await serveAssets(app, { prefix: '/painel/assets/', root: join(dir, 'assets'), find: findAsset });

  const show = async (request: FastifyRequest, reply: FastifyReply) => {
    // A shop's own host shows that shop alone; its staff may work for several.
    if ((await shopOfHost(request)) !== undefined) return reply.redirect(`${origin}${request.url}`);
    return reply
      .header('content-security-policy', policy(request.protocol === 'https', tiles))
      .header('cache-control', 'no-cache')
      .header('referrer-policy', 'same-origin')
      .type('text/html; charset=utf-8')
      .send(page);
  };
  app.get('/painel', show);
  app.get('/painel/*', show);
  app.get('/plataforma', show);
  app.get('/plataforma/*', show);
}
