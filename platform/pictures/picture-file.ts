/** What counts as a picture: told by its first bytes, opened with a limit on its pixels. */
import sharp, { type Sharp } from 'sharp';

/** A photograph of 48 megapixels fits; a bomb that unpacks to gigabytes does not. */
const MOST_PIXELS = 50_000_000;
const MOST_BYTES = 20 * 1024 * 1024;

/** The bytes are no picture that we take; the message is for logs. */
export class NotAPicture extends Error {
  override readonly name = 'NotAPicture';
}

/** Opens bytes for reading and changing; nothing is decoded yet. */
export const openPicture = (bytes: Uint8Array): Sharp =>
  sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true, pages: 1 });

/** Throws NotAPicture for anything but a whole PNG, JPEG, WebP or AVIF of bearable size. */
export async function checkPicture(bytes: Uint8Array): Promise<void> {
  if (bytes.byteLength > MOST_BYTES) throw new NotAPicture(`${bytes.byteLength} bytes are too many`);
  if (!hasKnownMagic(bytes)) throw new NotAPicture('not PNG, JPEG, WebP or AVIF');
  try {
    // Metadata alone would accept a file that is cut off: decode it once.
    await openPicture(bytes).timeout({ seconds: 10 }).stats();
  } catch (error) {
    throw new NotAPicture(error instanceof Error ? error.message : 'unreadable');
  }
}

function hasKnownMagic(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 16)).toString('latin1');
  return (
    head.startsWith('\x89PNG\r\n\x1a\n') ||
    head.startsWith('\xff\xd8\xff') ||
    (head.startsWith('RIFF') && head.startsWith('WEBP', 8)) ||
    head.startsWith('ftypavif', 4) ||
    head.startsWith('ftypavis', 4)
  );
}
