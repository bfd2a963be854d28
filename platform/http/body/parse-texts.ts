import type { FastifyInstance } from 'fastify';

/** Registers calls whose bodies are signed: passed on as raw text, so that the handler can verify the signature. */
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
