/** What is refused by its headers alone, before a route, a session or a body is looked at. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refusalOf } from './common-refusals.ts';

/** What RFC 9110 (4.1) asks every server to take, and no page of ours comes near. Characters. */
const MAX_ADDRESS = 8_000;

export const isAddressTooLong = ({ url }: Pick<FastifyRequest, 'url'>): boolean => url.length > MAX_ADDRESS;

export function guardRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (isAddressTooLong(request)) return done(refusalOf('address-too-long'));
    // Nothing that comes in is unpacked: a few bytes of it may stand for hours of work.
    const encoding = request.headers['content-encoding'];
    if (encoding !== undefined && encoding !== 'identity') return done(refusalOf('unsupported-encoding'));
    done();
  });
}
