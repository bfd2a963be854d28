/** Refusals by headers alone, before route, session or body are considered. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refusalOf } from './common-refusals.ts';

/** The minimum that RFC 9110 (4.1) asks every server to accept; none of our pages comes near. Characters. */
const MAX_ADDRESS = 8_000;

export const isAddressTooLong = ({ url }: Pick<FastifyRequest, 'url'>): boolean => url.length > MAX_ADDRESS;

export function guardRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (isAddressTooLong(request)) return done(refusalOf('address-too-long'));
    // Request bodies are never decompressed: a few bytes may expand to hours of work.
    const encoding = request.headers['content-encoding'];
    if (encoding !== undefined && encoding !== 'identity') return done(refusalOf('unsupported-encoding'));
    done();
  });
}
