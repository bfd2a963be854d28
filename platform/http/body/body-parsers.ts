import type { FastifyInstance, FastifyRequest } from 'fastify';
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

const ANY_BYTES = 'application/octet-stream';

/**
 * Registers calls whose bodies are files of these media types (`image/*` for all of a kind). The body is handed over unread, so
 * that permissions are checked before a byte is read. A browser that does not know a file's type sends none: it counts as bytes.
 */
export function acceptStreams(
  app: FastifyInstance,
  types: readonly string[],
  calls: (app: FastifyInstance) => void,
): void {
  app.register(async (inner) => {
    inner.removeAllContentTypeParsers();
    for (const type of types) {
      inner.addContentTypeParser(type.endsWith('/*') ? new RegExp(`^${type.slice(0, -1)}`) : type, unread);
    }
    inner.addHook('onRequest', async ({ raw, method }) => {
      if (method !== 'GET' && !raw.headers['content-type']) raw.headers['content-type'] = ANY_BYTES;
    });
    inner.addHook('onRoute', (route) => {
      route.config = { ...route.config, takesFile: true };
    });
    calls(inner);
  });
}

const unread = async (_: FastifyRequest, body: FastifyRequest['raw']) => body;
