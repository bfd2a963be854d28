import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { docsPage } from './docs-page.ts';
import { openApi } from './open-api.ts';

/** `/openapi.json` and `/docs`, from everything served by the time they are asked for. */
export function documentation(app: FastifyInstance): void {
  app.get('/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(JSON.stringify(openApi(app.servedCalls))),
  );
  app.get('/docs', async (_request, reply) => {
    const nonce = randomBytes(16).toString('base64');
    return reply
      .type('text/html; charset=utf-8')
      .header(
        'content-security-policy',
        `default-src 'none'; style-src 'nonce-${nonce}'; frame-ancestors 'none'`,
      )
      .send(docsPage(app.servedCalls, nonce));
  });
}
