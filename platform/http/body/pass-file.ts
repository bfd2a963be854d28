/** Receives files of strangers, and serves them to the few who may read them. */
import { once } from 'node:events';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { slugify } from '#kernel/slugify.ts';
import { type FairWorkLimit, fairWorkLimit } from '../limits/fair-work-limit.ts';
import type { UploadLimits, UploadSpool } from './upload-spool.ts';

/** Few files are held in memory at once, and one person's do not fill all turns. */
export const uploadTurns = (): FairWorkLimit =>
  fairWorkLimit({ maxRunning: 2, maxWaiting: 100, maxPerRequester: 4 });

/** A page loads several pictures at once; who reads slowly does not fill all turns. */
export const downloadTurns = (): FairWorkLimit =>
  fairWorkLimit({ maxRunning: 24, maxWaiting: 200, maxPerRequester: 8 });

interface UploadSettings extends UploadLimits {
  readonly uploads: UploadSpool;
  readonly turns: FairWorkLimit;
  /** Whose turns the upload takes. */
  readonly requester: string;
}

/** The file in the request's body, read when its turn comes. */
export const receiveUpload = <T>(
  request: FastifyRequest,
  { uploads, turns, requester, ...limits }: UploadSettings,
  work: (bytes: Uint8Array) => Promise<T>,
): Promise<T> =>
  turns(requester, (inTurn) => uploads(request, limits, (read) => inTurn(async () => work(await read()))));

/**
 * Resolves when a file may be loaded into memory, which counts until its response is closed. Throws `Overloaded` where too many of the
 * requester or of all are open.
 */
export function downloadTurn(
  { raw }: Pick<FastifyReply, 'raw'>,
  requester: string,
  turns: FairWorkLimit,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  turns(requester, (inTurn) =>
    inTurn(async () => {
      resolve();
      if (!raw.closed) await once(raw, 'close');
    }),
  ).catch(reject);
  return promise;
}

interface PassedFile {
  readonly content: Uint8Array;
  /** With its ending. */
  readonly name: string;
  readonly mediaType: string;
}

/** The response of a file that no cache stores and no page runs: shown in the page, or only ever downloaded. */
export function answerFile(
  reply: FastifyReply,
  { content, name, mediaType }: PassedFile,
  disposition: 'inline' | 'attachment',
): Uint8Array {
  const [ending = ''] = /\.[a-z]+$/.exec(name) ?? [];
  const plain = `${slugify(name.slice(0, name.length - ending.length)) || 'arquivo'}${ending}`;
  reply
    .type(mediaType)
    .header(
      'content-disposition',
      `${disposition}; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`,
    )
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cache-control', 'no-store');
  return content;
}
