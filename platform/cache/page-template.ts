/**
 * A page that is built once and sent many times, each time with a new nonce. The text between the nonces is compressed once; the
 * nonce is inserted into the compressed page as an uncompressed ("stored") deflate block.
 */
import { constants, crc32, deflateRawSync } from 'node:zlib';

/** The length of 16 random bytes in base64. */
export const NONCE_LENGTH = 24;

/** OS unknown, no file name, no time stamp. */
const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 255]);
const STORED_NONCE = Buffer.from([0, NONCE_LENGTH, 0, ~NONCE_LENGTH & 255, 255]);
const LAST_BLOCK = Buffer.from([1, 0, 0, 255, 255]);
const TRAILER = 8;
const WINDOW = 32_768;
/** Replaces the nonce in the dictionary of later pieces: no text contains 0xff, so no piece can refer back to a nonce. */
const NO_TEXT = Buffer.alloc(NONCE_LENGTH, 0xff);

export interface PageTemplate {
  /** Memory for both forms. */
  readonly bytes: number;
  readonly plain: (nonce: string) => Buffer;
  readonly gzip: (nonce: string) => Buffer;
}

/** `placeholder` must be exactly where the nonce belongs and nowhere else: it is generated at random for this text. */
export function pageTemplate(html: string, placeholder: string): PageTemplate {
  if (placeholder.length !== NONCE_LENGTH) throw new RangeError('a nonce has one length');
  const pieces = html.split(placeholder).map((piece) => Buffer.from(piece));
  const text = joined(pieces, Buffer.alloc(NONCE_LENGTH));
  const packed = joined(deflated(pieces), Buffer.concat([STORED_NONCE, Buffer.alloc(NONCE_LENGTH)]));
  const zipped = Buffer.concat([GZIP_HEADER, packed.bytes, LAST_BLOCK, Buffer.alloc(TRAILER)]);
  const inText = text.ends.map((end) => end - NONCE_LENGTH);
  const inZipped = packed.ends.map((end) => end - NONCE_LENGTH + GZIP_HEADER.length);
  zipped.writeUInt32LE(text.bytes.length, zipped.length - 4);
  return {
    bytes: text.bytes.length + zipped.length,
    plain: (nonce) => Buffer.from(fill(text.bytes, inText, nonce)),
    gzip(nonce) {
      zipped.writeUInt32LE(crc32(fill(text.bytes, inText, nonce)), zipped.length - TRAILER);
      return Buffer.from(fill(zipped, inZipped, nonce));
    },
  };
}

/** Joins the pieces with `between` and returns the end offset of each `between`. */
function joined(pieces: readonly Buffer[], between: Buffer): { bytes: Buffer; ends: number[] } {
  const parts: Buffer[] = [];
  const ends: number[] = [];
  let length = 0;
  pieces.forEach((piece, index) => {
    if (index > 0) {
      length += between.length;
      parts.push(between);
      ends.push(length);
    }
    length += piece.length;
    parts.push(piece);
  });
  return { bytes: Buffer.concat(parts, length), ends };
}

/** Compresses each piece to whole bytes of deflate, with the previous pieces as dictionary. */
function deflated(pieces: readonly Buffer[]): Buffer[] {
  let before = Buffer.alloc(0);
  return pieces.map((piece) => {
    const result = deflateRawSync(piece, {
      level: 9,
      finishFlush: constants.Z_SYNC_FLUSH,
      ...(before.length === 0 ? {} : { dictionary: before }),
    });
    before = Buffer.concat([before, piece, NO_TEXT]).subarray(-WINDOW);
    return result;
  });
}

/** Writes the nonce into the template in place, over the previous one; the callers send a copy. */
function fill(template: Buffer, places: readonly number[], nonce: string): Buffer {
  if (nonce.length !== NONCE_LENGTH) throw new RangeError('a nonce has one length');
  for (const place of places) template.write(nonce, place, 'latin1');
  return template;
}
