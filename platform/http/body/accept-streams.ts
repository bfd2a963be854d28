import type { FastifyInstance, FastifyRequest } from 'fastify';

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
