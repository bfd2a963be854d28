import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * Logs the first request of a proxy that is not trusted: it makes all visitors look like one, who share one visitor's limits.
 * Only once, since anybody may send the header.
 */
export function warnUnknownProxies(app: FastifyInstance): void {
  let isReported = false;
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isReported && isForwardedByStranger(request)) {
      isReported = true;
      app.log.warn(
        'a peer that is not in TRUSTED_PROXIES sends X-Forwarded-For: if it is your proxy, name it there',
      );
    }
    done();
  });
}

/** For a trusted peer `ip` is the forwarded address, which differs from the peer's own. */
const isForwardedByStranger = ({ headers, ip, socket }: FastifyRequest): boolean =>
  headers['x-forwarded-for'] !== undefined && ip === socket.remoteAddress;
