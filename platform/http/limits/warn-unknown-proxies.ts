import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * A proxy that is not trusted makes all visitors look like one, with the limits of one: the first request that one forwards
 * is told to the log. Once, since anybody may send the header.
 */
export function warnUnknownProxies(app: FastifyInstance): void {
  let told = false;
  app.addHook('onRequest', (request, _reply, done) => {
    if (!told && isForwardedByStranger(request)) {
      told = true;
      app.log.warn(
        'a peer that is not in TRUSTED_PROXIES sends X-Forwarded-For: if it is your proxy, name it there',
      );
    }
    done();
  });
}

/** A trusted peer's word is taken: then the address is not the peer's own. */
const isForwardedByStranger = ({ headers, ip, socket }: FastifyRequest): boolean =>
  headers['x-forwarded-for'] !== undefined && ip === socket.remoteAddress;
