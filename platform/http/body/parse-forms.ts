import type { FastifyInstance } from 'fastify';

/** Calls that a plain form sends: what they need stands in their address, and the body is empty. */
export function parseForms(app: FastifyInstance, calls: (app: FastifyInstance) => void): void {
  app.register(async (inner) => {
    inner.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      async () => undefined,
    );
    calls(inner);
  });
}
