import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { acceptsEncoding } from '../cache/accepts-encoding.ts';
import { ttlCache } from '../cache/ttl-cache.ts';
import { commonRefusals } from '../http/common-refusals.ts';
import { HttpRefusal } from '../http/refusal.ts';
import { isHashedName } from './publish-assets.ts';
import type { PublishedAsset } from './published-assets.store.ts';

/** The file with this path, of whichever build. */
export type FindAsset = (path: string) => Promise<PublishedAsset | undefined>;

const unpacked = promisify(gunzip);

/** A file never changes, so that its database is asked once for many; one that is not there may be published the next moment. Milliseconds. */
const TIME_TO_LIVE = 60_000;
/** Files of a few hundred kB at most. */
const MAX_CACHED = 40;

/** Within `app`, a file that this process does not have is answered as another build has published it. */
export function servePublishedAssets(app: FastifyInstance, find: FindAsset): void {
  const cached = ttlCache<PublishedAsset>({ max: MAX_CACHED, timeToLive: TIME_TO_LIVE });
  app.setNotFoundHandler(async (request, reply) => {
    const [path = ''] = request.url.split('?', 1);
    const asset = isHashedName(path) ? await cached.get(path, () => find(path)) : undefined;
    if (asset === undefined) throw new HttpRefusal('not-found', commonRefusals['not-found']);
    const { content, gzipped, type } = asset;
    reply.type(type).header('cache-control', 'public, max-age=31536000, immutable');
    if (!gzipped) return reply.send(content);
    reply.header('vary', 'accept-encoding');
    if (!acceptsEncoding(request.headers['accept-encoding'], 'gzip'))
      return reply.send(await unpacked(content));
    return reply.header('content-encoding', 'gzip').send(content);
  });
}
