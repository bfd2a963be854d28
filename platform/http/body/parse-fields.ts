import type { FastifyInstance } from 'fastify';
import { FORM } from '../../contract/endpoint.ts';

/** Registers calls whose bodies are form fields. Every field is text; of a repeated name the last one counts. */
export function parseFields(app: FastifyInstance, calls: (app: FastifyInstance) => void): void {
  app.register(async (inner) => {
    inner.addContentTypeParser(FORM, { parseAs: 'string' }, async (_: unknown, body: string | Buffer) =>
      Object.fromEntries(new URLSearchParams(String(body))),
    );
    calls(inner);
  });
}
