import type { FastifyInstance } from 'fastify';

/** Registers calls that a plain HTML form sends: their parameters are in the address, and the body is ignored. */
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
