import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Calls whose bodies are files: handed over unread, so that who sends one is asked before a byte of it is taken. */
export function takeStreams(app: FastifyInstance, calls: (app: FastifyInstance) => void): void {
  app.register(async (inner) => {
    inner.removeAllContentTypeParsers();
    for (const type of ['application/octet-stream', 'application/xml', 'text/xml', /^image\//]) {
      inner.addContentTypeParser(type, unread);
    }
    calls(inner);
  });
}

const unread = async (_: FastifyRequest, body: FastifyRequest['raw']) => body;
