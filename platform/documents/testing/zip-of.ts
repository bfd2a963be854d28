import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipEntry {
  readonly name: string;
  readonly content: Buffer;
  /** The unpacked size stated in the file; the real one if absent. */
  readonly claimed?: number;
  /** 8 is deflate, 0 is stored. */
  readonly method?: 0 | 8;
  /** Bit 0 marks it as encrypted. */
  readonly flags?: number;
  /** Shares the bytes of the entry at this index (from 0) instead of having its own. */
  readonly sameAs?: number;
}

/** A ZIP file of these entries, valid or not. */
export function zipOf(entries: readonly ZipEntry[]): Buffer {
  const locals: Buffer[] = [];
  const starts: number[] = [];
  const central: Buffer[] = [];
  let at = 0;
  for (const { name, content, claimed = content.byteLength, method = 8, flags = 0, sameAs } of entries) {
    const packed = method === 8 ? deflateRawSync(content) : content;
    const title = Buffer.from(name);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(flags, 2);
    fields.writeUInt16LE(method, 4);
    fields.writeUInt32LE(crc32(content), 10);
    fields.writeUInt32LE(packed.byteLength, 14);
    fields.writeUInt32LE(claimed, 18);
    fields.writeUInt16LE(title.byteLength, 22);
    const start = sameAs === undefined ? at : (starts[sameAs] ?? 0);
    starts.push(start);
    if (sameAs === undefined) {
      const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), fields, title, packed]);
      locals.push(local);
      at += local.byteLength;
    }
    const place = Buffer.alloc(14);
    place.writeUInt32LE(start, 10);
    central.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), fields, place, title);
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(directory.byteLength, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...locals, directory, Buffer.from('PK\x05\x06', 'latin1'), end]);
}
