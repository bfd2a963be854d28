/** `GET /fotos/<id>-<width>.<format>`: made when first asked for, kept on disk, and the same for ever. */
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { notFound, refusalOf } from '../http/common-refusals.ts';
import type { PictureStore } from './picture-store.ts';
import { mediaTypes, parsePictureName, renderPicture, type SizedPicture } from './sized-picture.ts';
import { readIfThere, writeWhole } from './whole-file.ts';
import { Overloaded, workLimit } from './work-limit.ts';

export interface PicturesOptions {
  readonly store: PictureStore;
  /** Where sizes that were made are kept; may be emptied at any time. */
  readonly cacheDir: string;
}

export function servePictures(app: FastifyInstance, { store, cacheDir }: PicturesOptions): void {
  const limited = workLimit({ running: 2, waiting: 200 });
  const inMaking = new Map<string, Promise<Uint8Array | undefined>>();

  const make = async (path: string, wanted: SizedPicture): Promise<Uint8Array | undefined> => {
    const original = await store.open(wanted.id);
    if (original === undefined) return undefined;
    const bytes = await limited(() => renderPicture(original, wanted));
    await writeWhole(path, bytes);
    return bytes;
  };

  /** Many may ask for a new picture at once; it is made once. */
  const makeOnce = (path: string, wanted: SizedPicture): Promise<Uint8Array | undefined> => {
    const running = inMaking.get(path);
    if (running !== undefined) return running;
    const made = make(path, wanted).finally(() => inMaking.delete(path));
    inMaking.set(path, made);
    return made;
  };

  app.get<{ Params: { file: string } }>('/fotos/:file', async (request, reply) => {
    const { file } = request.params;
    const wanted = parsePictureName(file);
    if (wanted === undefined) throw notFound();
    const path = join(cacheDir, file.slice(0, 2), file);
    const bytes = (await readIfThere(path)) ?? (await makeOnce(path, wanted).catch(tooBusy));
    if (bytes === undefined) throw notFound();
    const etag = `"${file}"`;
    reply.headers({ 'cache-control': 'public, max-age=31536000, immutable', etag });
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
    return reply.type(mediaTypes[wanted.format]).send(bytes);
  });
}

function tooBusy(error: unknown): never {
  throw error instanceof Overloaded ? refusalOf('overloaded') : error;
}
