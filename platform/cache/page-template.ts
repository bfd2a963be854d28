/**
 * A page that is made once and answered often, each time with a nonce of its own. What stands between the nonces is
 * compressed once; a nonce goes into the compressed page as it is, in a block that deflate calls stored.
 */
import { constants, crc32, deflateRawSync } from 'node:zlib';

/** As many characters as 16 random bytes have in base64. */
export const NONCE_LENGTH = 24;

/** Of an unknown system, without name and time. */
const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 255]);
const STORED_NONCE = Buffer.from([0, NONCE_LENGTH, 0, ~NONCE_LENGTH & 255, 255]);
const LAST_BLOCK = Buffer.from([1, 0, 0, 255, 255]);
const TRAILER = 8;
const WINDOW = 32_768;
/** Stands for a nonce in what later pieces may repeat: no text has this byte, so none repeats a nonce. */
const NO_TEXT = Buffer.alloc(NONCE_LENGTH, 0xff);

export interface PageTemplate {
  /** What it costs to keep. */
  readonly bytes: number;
  readonly plain: (nonce: string) => Buffer;
  readonly gzip: (nonce: string) => Buffer;
}

/** `placeholder` stands wherever the nonce belongs, and nowhere else: it was drawn when the text was there. */
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

/** The pieces with `between` between them, and where each of those ends. */
function joined(pieces: readonly Buffer[], between: Buffer): { bytes: Buffer; ends: number[] } {
  const parts: Buffer[] = [];
  const ends: number[] = [];
  let length = 0;
  pieces.forEach((piece, place) => {
    if (place > 0) {
      length += between.length;
      parts.push(between);
      ends.push(length);
    }
    length += piece.length;
    parts.push(piece);
  });
  return { bytes: Buffer.concat(parts, length), ends };
}

/** Each piece as whole bytes of deflate, knowing the pieces before it. */
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

/** In place: each nonce takes the place of the one before, and what leaves is a copy. */
function fill(template: Buffer, places: readonly number[], nonce: string): Buffer {
  if (nonce.length !== NONCE_LENGTH) throw new RangeError('a nonce has one length');
  for (const place of places) template.write(nonce, place, 'latin1');
  return template;
}
