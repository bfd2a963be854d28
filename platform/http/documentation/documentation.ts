import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { DocumentedRefusals } from './describe-calls.ts';
import { docsPage } from './docs-page.ts';
import { openApi } from './open-api.ts';

/**
 * Serves `/openapi.json` and `/docs`, generated per request from all calls registered so far. `ofAllCalls` holds refusals of
 * features that any call may return.
 */
export function documentation(app: FastifyInstance, ofAllCalls: DocumentedRefusals): void {
  app.get('/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(JSON.stringify(openApi(app.servedCalls, ofAllCalls))),
  );
  app.get('/docs', async (_request, reply) => {
    const nonce = randomBytes(16).toString('base64');
    return reply
      .type('text/html; charset=utf-8')
      .header(
        'content-security-policy',
        `default-src 'none'; style-src 'nonce-${nonce}'; frame-ancestors 'none'`,
      )
      .send(docsPage(app.servedCalls, ofAllCalls, nonce));
  });
}
