/** Receives and serves the files of messages. */
import { once } from 'node:events';

import type { Customer, Staff } from '#kernel/scope.ts';
import { slugify } from '#kernel/slugify.ts';
import type { UploadSpool } from '#platform/http/body/upload-spool.ts';
import { type FairWorkLimit, fairWorkLimit } from '#platform/http/limits/fair-work-limit.ts';
import { HttpRefusal } from '#platform/http/refusal.ts';
import type { RequestContext } from '#platform/http/serve.ts';
import { MAX_BYTES } from '#platform/pictures/picture-file.ts';
import { fileTexts } from '../contract/texts.ts';
import type { SentFile } from './send-file.ts';

export interface FileSettings {
  readonly uploads: UploadSpool;
}

interface FileQuery {
  readonly idmensagem: string;
  readonly nome?: string;
  readonly texto?: string;
}

/** Few files are held in memory at once, and one person's do not fill all turns. */
export const chatFileLimit = (): FairWorkLimit =>
  fairWorkLimit({ maxRunning: 2, maxWaiting: 100, maxPerRequester: 4 });

/** The file in the request's body, read when its turn comes. */
export const receiveFile = <T>(
  { request, actor }: RequestContext<Customer | Staff>,
  query: FileQuery,
  { uploads, limited }: FileSettings & { readonly limited: FairWorkLimit },
  work: (file: SentFile) => Promise<T>,
): Promise<T> =>
  limited(actor.kind === 'staff' ? actor.staffId : actor.userId, (inTurn) =>
    uploads(request, { most: MAX_BYTES, tooLarge }, (read) =>
      inTurn(async () =>
        work({
          id: query.idmensagem,
          bytes: await read(),
          name: query.nome ?? '',
          text: query.texto ?? '',
        }),
      ),
    ),
  );

const tooLarge = (): Error => new HttpRefusal('too-large', fileTexts['too-large']);

/** A page loads several pictures at once; who reads slowly does not fill all turns. */
export const chatDownloadLimit = (): FairWorkLimit =>
  fairWorkLimit({ maxRunning: 24, maxWaiting: 200, maxPerRequester: 8 });

/**
 * Resolves when a file may be loaded into memory, which counts until its response is closed. Throws `Overloaded` where too many of the
 * person or of all are open.
 */
export function turnToDownload(
  { reply, actor }: RequestContext<Customer | Staff>,
  limited: FairWorkLimit,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  limited(actor.kind === 'staff' ? actor.staffId : actor.userId, (inTurn) =>
    inTurn(async () => {
      resolve();
      if (!reply.raw.closed) await once(reply.raw, 'close');
    }),
  ).catch(reject);
  return promise;
}

/** Pictures are shown in the page; documents are only ever downloaded. */
export function answerFile(
  { reply }: RequestContext<Customer | Staff>,
  {
    content,
    name,
    mediaType,
  }: { readonly content: Uint8Array; readonly name: string; readonly mediaType: string },
): Uint8Array {
  const [ending = ''] = /\.[a-z]+$/.exec(name) ?? [];
  const plain = `${slugify(name.slice(0, name.length - ending.length)) || 'arquivo'}${ending}`;
  const isPicture = mediaType === 'image/webp';
  reply
    .type(mediaType)
    .header(
      'content-disposition',
      `${isPicture ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`,
    )
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cache-control', 'no-store');
  return content;
}
