/** A ZIP file in memory that cannot cost more than its limits: entries are unpacked block by block. */
import { crc32, createInflateRaw } from 'node:zlib';
import { DocumentProblem } from '../document-problem.ts';

export interface ZipLimits {
  readonly entries: number;
  /** Limit for all unpacked entries together. Bytes. */
  readonly unpacked: number;
}

export interface ZipFile {
  has(name: string): boolean;
  /** The entry's bytes in blocks. Throws a DocumentProblem as soon as size or checksum differ from the directory. */
  blocks(name: string): AsyncGenerator<Uint8Array>;
}

interface Entry {
  readonly method: number;
  readonly checksum: number;
  readonly unpacked: number;
  readonly packed: Uint8Array;
}

const END = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_ENTRY = 0x04034b50;
const END_LENGTH = 22;
const DIRECTORY_ENTRY_LENGTH = 46;
const LOCAL_ENTRY_LENGTH = 30;
/** The end record may be followed by a comment. Bytes. */
const MAX_COMMENT_LENGTH = 65_535;
const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED = 1;
const BLOCK = 64 * 1024;

const damaged = (detail: string): DocumentProblem => new DocumentProblem('damaged', detail);

export const isZip = (file: Uint8Array): boolean => file[0] === 0x50 && file[1] === 0x4b;

/** Reads only the directory. No two entries may share bytes or a name, so that every reader sees the same content. */
export function openZip(file: Uint8Array, limits: ZipLimits): ZipFile {
  const entries = entriesOf(file, limits.entries);
  let unpacked = 0;
  return {
    has: (name) => entries.has(name),
    async *blocks(name) {
      const entry = entries.get(name);
      if (entry === undefined) throw damaged(`no ${name}`);
      if (unpacked + entry.unpacked > limits.unpacked)
        throw new DocumentProblem('too-complex', 'unpacks to too much');
      unpacked += entry.unpacked;
      let length = 0;
      let checksum = 0;
      for await (const block of unpack(entry)) {
        length += block.byteLength;
        if (length > entry.unpacked) throw damaged(`${name} is longer than it says`);
        checksum = crc32(block, checksum);
        yield block;
      }
      if (length < entry.unpacked) throw damaged(`${name} is shorter than it says`);
      if (checksum !== entry.checksum) throw damaged(`${name} has another checksum`);
    },
  };
}

function entriesOf(file: Uint8Array, most: number): Map<string, Entry> {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const end = endOf(view);
  const count = view.getUint16(end + 10, true);
  if (count > most) throw new DocumentProblem('too-complex', `${count} entries`);
  let at = view.getUint32(end + 16, true);
  const entries = new Map<string, Entry>();
  const places: (readonly [start: number, end: number])[] = [];
  for (let number = 0; number < count; number += 1) {
    if (at + DIRECTORY_ENTRY_LENGTH > end || view.getUint32(at, true) !== DIRECTORY_ENTRY)
      throw damaged('directory');
    const flags = view.getUint16(at + 8, true);
    const method = view.getUint16(at + 10, true);
    if ((flags & ENCRYPTED) !== 0) throw damaged('encrypted');
    if (method !== STORED && method !== DEFLATED) throw damaged(`method ${method}`);
    const packed = view.getUint32(at + 20, true);
    const nameLength = view.getUint16(at + 28, true);
    const name = Buffer.from(
      file.buffer,
      file.byteOffset + at + DIRECTORY_ENTRY_LENGTH,
      nameLength,
    ).toString();
    if (entries.has(name)) throw damaged(`two entries named ${name}`);
    const local = view.getUint32(at + 42, true);
    // ZIP64 writes 0xffffffff here, which lies outside the file.
    if (local + LOCAL_ENTRY_LENGTH > end || view.getUint32(local, true) !== LOCAL_ENTRY)
      throw damaged(`entry ${name}`);
    const start =
      local + LOCAL_ENTRY_LENGTH + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    if (start + packed > end) throw damaged(`entry ${name} is cut off`);
    places.push([local, start + packed]);
    entries.set(name, {
      method,
      checksum: view.getUint32(at + 16, true),
      unpacked: view.getUint32(at + 24, true),
      packed: file.subarray(start, start + packed),
    });
    at += DIRECTORY_ENTRY_LENGTH + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  refuseOverlaps(places);
  return entries;
}

function endOf(view: DataView): number {
  const last = view.byteLength - END_LENGTH;
  for (let at = last; at >= Math.max(0, last - MAX_COMMENT_LENGTH); at -= 1) {
    if (
      view.getUint32(at, true) === END &&
      at + END_LENGTH + view.getUint16(at + 20, true) === view.byteLength
    )
      return at;
  }
  throw damaged('no end of directory');
}

function refuseOverlaps(places: readonly (readonly [start: number, end: number])[]): void {
  let before = 0;
  for (const [start, end] of places.toSorted(([a], [b]) => a - b)) {
    if (start < before) throw damaged('entries share bytes');
    before = end;
  }
}

async function* unpack({ method, packed }: Entry): AsyncGenerator<Uint8Array> {
  if (method === STORED) {
    for (let at = 0; at < packed.byteLength; at += BLOCK) yield packed.subarray(at, at + BLOCK);
    return;
  }
  const inflate = createInflateRaw({ chunkSize: BLOCK });
  inflate.end(packed);
  try {
    yield* inflate;
  } catch (error) {
    throw error instanceof DocumentProblem ? error : damaged('cannot be inflated');
  }
}
