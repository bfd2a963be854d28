/** Serves `GET /fotos/<id>-<width>.<format>`; the content never changes. */
import type { FastifyInstance } from 'fastify';
import { notFound } from '../http/common-refusals.ts';
import type { PictureSizes } from './picture-sizes.ts';
import { mediaTypes, parsePictureName, pictureName } from './sized-picture.ts';

export function servePictures(app: FastifyInstance, sizes: PictureSizes): void {
  app.get<{ Params: { file: string } }>('/fotos/:file', async (request, reply) => {
    const wanted = parsePictureName(request.params.file);
    if (wanted === undefined) throw notFound();
    const found = await sizes.get(wanted);
    if (found === undefined) throw notFound();
    const { bytes, format } = found;
    const etag = `"${pictureName({ ...wanted, format })}"`;
    // The substitute for a missing AVIF may only be cached for a minute.
    const cacheControl = format === wanted.format ? 'max-age=31536000, immutable' : 'max-age=60';
    reply.headers({ 'cache-control': `public, ${cacheControl}`, etag });
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
    return reply.type(mediaTypes[format]).send(bytes);
  });
}
