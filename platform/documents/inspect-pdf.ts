/**
 * Looks for what makes a stranger's PDF unsafe. Every byte is read a fixed number of times, whatever the file claims, and what is unpacked
 * is limited: a file can be refused, not slow.
 */
import { inflateSync } from 'node:zlib';
import { type DocumentFault, DocumentProblem } from './document-problem.ts';

/** Programs, launched files, embedded files, players and dynamic forms. A name may be spelt with hexadecimal codes. */
const ACTIVE = /\/(JavaScript|Launch|EmbeddedFiles?|RichMedia|XFA|ImportData|SubmitForm)(?![A-Za-z0-9])/;
const OBJECT_STREAM = /\/ObjStm(?![A-Za-z0-9])/g;
/** Object streams have both. Some readers do without their type. */
const NUMBER_OF_OBJECTS = /\/N\s+\d/;
const FIRST_OBJECT = /\/First\s+\d/;
const FILTERS = /\/(?:[A-Za-z0-9]+Decode|Fl|AHx|A85|LZW|RL|CCF|DCT|Crypt)(?![A-Za-z0-9])/g;
const STREAM_KEYWORDS = /\bstream[ \t]*(?:\r\n|\n|\r)|endstream/g;
/** Bytes of all unpacked object streams together. */
const MAX_UNPACKED = 32 * 1024 * 1024;
const MAX_STREAMS = 20_000;
/** The header may stand a little behind the beginning, the end mark a little before the end. Bytes. */
export const MARGIN = 1_024;

/** Why the file is refused; undefined: it is complete, readable without a password, and contains nothing that runs. */
export function faultOfPdf(bytes: Uint8Array): { fault: DocumentFault; detail: string } | undefined {
  try {
    inspect(bytes);
    return undefined;
  } catch (error) {
    if (error instanceof DocumentProblem) return { fault: error.fault, detail: error.message };
    throw error;
  }
}

function inspect(bytes: Uint8Array): void {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  const isWhole = /%PDF-[12]\.\d/.test(file.slice(0, MARGIN)) && file.slice(-MARGIN).includes('%%EOF');
  if (!isWhole) throw new DocumentProblem('not-this-format', 'no PDF, or not a whole one');
  const names = plain(file);
  if (/\/Encrypt(?![A-Za-z0-9])/.test(names)) throw new DocumentProblem('not-this-format', 'encrypted');
  if (ACTIVE.test(names)) throw new DocumentProblem('damaged', 'active content');
  let room = MAX_UNPACKED;
  let inspected = 0;
  for (const { header, start, end } of streamsOf(file)) {
    const types = header.match(OBJECT_STREAM)?.length ?? 0;
    if (types === 0 && !(NUMBER_OF_OBJECTS.test(header) && FIRST_OBJECT.test(header))) continue;
    if (types > 1) throw new DocumentProblem('damaged', 'an object stream of two types');
    const filters = header.match(FILTERS) ?? [];
    const isDeflated = filters.length === 1 && (filters[0] === '/FlateDecode' || filters[0] === '/Fl');
    // Without the type it may be another stream, which follows objects that have such keys.
    if (types === 0 && !isDeflated) continue;
    if (!isDeflated || /\/Predictor(?![A-Za-z0-9])/.test(header))
      throw new DocumentProblem('too-complex', 'an object stream in another filter');
    const content = unpacked(bytes.subarray(start, end), room);
    room -= content.length;
    inspected += types;
    if (ACTIVE.test(plain(content.toString('latin1'))))
      throw new DocumentProblem('damaged', 'active content');
  }
  // One that is named where no stream follows, or within another stream, would not have been looked into.
  if ((names.match(OBJECT_STREAM)?.length ?? 0) !== inspected)
    throw new DocumentProblem('damaged', 'a hidden object stream');
}

function unpacked(packed: Uint8Array, room: number): Buffer {
  try {
    return inflateSync(packed, { maxOutputLength: Math.max(1, room) });
  } catch {
    throw new DocumentProblem('too-complex', 'an object stream that cannot be unpacked');
  }
}

/** `header`: all between the stream before and this one, so its dictionary and whole objects without streams. Offsets in bytes. */
function* streamsOf(file: string): Generator<{ header: string; start: number; end: number }> {
  let streams = 0;
  let outside = 0;
  let open: { header: string; start: number } | undefined;
  for (const { 0: keyword, index } of file.matchAll(STREAM_KEYWORDS)) {
    if (keyword === 'endstream') {
      if (open !== undefined) yield { ...open, end: index };
      open = undefined;
      outside = index + keyword.length;
      continue;
    }
    if (open !== undefined) throw new DocumentProblem('damaged', 'a stream within a stream');
    streams += 1;
    if (streams > MAX_STREAMS) throw new DocumentProblem('too-complex', 'too many streams');
    const header = plain(file.slice(outside, index));
    if (!header.trimEnd().endsWith('>>'))
      throw new DocumentProblem('damaged', 'a stream without a dictionary');
    open = { header, start: index + keyword.length };
  }
}

/** Hexadecimal codes in names as their letters. */
const plain = (text: string): string =>
  text.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
