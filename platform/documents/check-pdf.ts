/** Whether a PDF from a stranger may be passed on: complete, readable without a password, and without anything that runs. */
import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import { DocumentProblem } from './document-problem.ts';

/** Programs, launched files, embedded files, players and dynamic forms. A name may be spelt with hexadecimal codes. */
const ACTIVE = /\/(JavaScript|Launch|EmbeddedFiles?|RichMedia|XFA|ImportData|SubmitForm)(?![A-Za-z0-9])/;
const OBJECT_STREAM = /\/ObjStm(?![A-Za-z0-9])/;
/** Bytes of all unpacked object streams together. */
const MAX_UNPACKED = 32 * 1024 * 1024;
/** The header may stand a little behind the beginning, the end mark a little before the end. */
const MARGIN = 1_024;
/** Characters before a stream that contain its dictionary. */
const DICTIONARY = 1_024;

const unpack = promisify<Uint8Array, { readonly maxOutputLength: number }, Buffer>(inflate);

export const looksLikePdf = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.subarray(0, MARGIN)).includes('%PDF-');

/** Throws DocumentProblem: `not-this-format`, `damaged` where it has active content, `too-complex`. */
export async function checkPdf(bytes: Uint8Array): Promise<void> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  const isWhole = /%PDF-[12]\.\d/.test(file.slice(0, MARGIN)) && file.slice(-MARGIN).includes('%%EOF');
  if (!isWhole) throw new DocumentProblem('not-this-format', 'no PDF, or not a whole one');
  const names = plain(file);
  if (/\/Encrypt(?![A-Za-z0-9])/.test(names)) throw new DocumentProblem('not-this-format', 'encrypted');
  if (ACTIVE.test(names)) throw new DocumentProblem('damaged', 'active content');
  let room = MAX_UNPACKED;
  for (const { dictionary, start, end } of objectStreams(file)) {
    if (!/\/Filter\s*\[?\s*\/FlateDecode\s*\]?/.test(dictionary))
      throw new DocumentProblem('too-complex', 'an object stream in another filter');
    const content = await unpacked(bytes.subarray(start, end), room);
    room -= content.length;
    if (ACTIVE.test(plain(content.toString('latin1'))))
      throw new DocumentProblem('damaged', 'active content');
  }
}

async function unpacked(packed: Uint8Array, room: number): Promise<Buffer> {
  try {
    return await unpack(packed, { maxOutputLength: Math.max(1, room) });
  } catch {
    throw new DocumentProblem('too-complex', 'an object stream that cannot be unpacked');
  }
}

function* objectStreams(file: string) {
  for (const { 0: keyword, index } of file.matchAll(/\bstream\r?\n/g)) {
    const dictionary = plain(file.slice(Math.max(0, index - DICTIONARY), index));
    const own = dictionary.slice(dictionary.lastIndexOf(' obj'));
    const start = index + keyword.length;
    const end = file.indexOf('endstream', start);
    if (end > start && OBJECT_STREAM.test(own)) yield { dictionary: own, start, end };
  }
}

/** Hexadecimal codes in names as their letters. */
const plain = (text: string): string =>
  text.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
