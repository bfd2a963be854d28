/** Receives and serves the files of messages. */
import type { Customer, Staff } from '#kernel/scope.ts';
import { answerFile, downloadTurn, receiveUpload } from '#platform/http/body/pass-file.ts';
import type { UploadSpool } from '#platform/http/body/upload-spool.ts';
import type { FairWorkLimit } from '#platform/http/limits/fair-work-limit.ts';
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

const personOf = (actor: Customer | Staff): string => (actor.kind === 'staff' ? actor.staffId : actor.userId);

/** The file in the request's body, read when its turn comes. */
export const receiveFile = <T>(
  { request, actor }: RequestContext<Customer | Staff>,
  query: FileQuery,
  { uploads, limited }: FileSettings & { readonly limited: FairWorkLimit },
  work: (file: SentFile) => Promise<T>,
): Promise<T> =>
  receiveUpload(
    request,
    { uploads, turns: limited, requester: personOf(actor), most: MAX_BYTES, tooLarge },
    (bytes) => work({ id: query.idmensagem, bytes, name: query.nome ?? '', text: query.texto ?? '' }),
  );

const tooLarge = (): Error => new HttpRefusal('too-large', fileTexts['too-large']);

/** Throws `Overloaded` where too many files of the person or of all are open. */
export const turnToDownload = (
  { reply, actor }: RequestContext<Customer | Staff>,
  limited: FairWorkLimit,
): Promise<void> => downloadTurn(reply, personOf(actor), limited);

/** Pictures are shown in the page; documents are only ever downloaded. */
export const showFile = (
  { reply }: RequestContext<Customer | Staff>,
  file: Parameters<typeof answerFile>[1],
): Uint8Array => answerFile(reply, file, file.mediaType === 'image/webp' ? 'inline' : 'attachment');
