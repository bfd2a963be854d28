import type { FastifyInstance } from 'fastify';

/** Calls whose bodies are signed as they came: handed over as text, and read by whoever knows the signature. */
export function parseTexts(app: FastifyInstance, calls: (app: FastifyInstance) => void): void {
  app.register(async (inner) => {
    inner.removeAllContentTypeParsers();
    inner.addContentTypeParser(
      'application/json',
      { parseAs: 'string' },
      async (_: unknown, body: unknown) => body,
    );
    calls(inner);
  });
}
