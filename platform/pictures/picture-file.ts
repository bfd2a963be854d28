/** What counts as a picture: told by its first bytes, opened with a limit on its pixels. */
import sharp, { type Sharp } from 'sharp';
import { blurredPlaceholder } from './blurred-placeholder.ts';

/** A photograph of 48 megapixels fits; a bomb that unpacks to gigabytes does not. */
const MOST_PIXELS = 50_000_000;
export const MOST_BYTES = 20 * 1024 * 1024;

// One thread a picture, so that a big one can't take every core; each is opened once, so nothing is worth keeping.
sharp.concurrency(1);
sharp.cache(false);

/** The bytes are no picture that we take; the message is for logs. */
export class NotAPicture extends Error {
  override readonly name = 'NotAPicture';
}

/** What is known of a picture without showing it. */
export interface MeasuredPicture {
  /** In pixels, as it is seen: the turn that a camera noted is made. */
  readonly width: number;
  readonly height: number;
  /** Blurred, as a `data:` address; absent where the picture lets its ground shine through. */
  readonly placeholder?: string;
}

/** Opens bytes for reading and changing; nothing is decoded yet. */
export const openPicture = (bytes: Uint8Array): Sharp =>
  sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true, pages: 1 });

/** Throws NotAPicture for anything but a whole PNG, JPEG, WebP or AVIF of bearable size. */
export async function measurePicture(bytes: Uint8Array): Promise<MeasuredPicture> {
  if (bytes.byteLength > MOST_BYTES) throw new NotAPicture(`${bytes.byteLength} bytes are too many`);
  if (!hasPictureMagic(bytes)) throw new NotAPicture('not PNG, JPEG, WebP or AVIF');
  try {
    const { autoOrient, hasAlpha } = await openPicture(bytes).metadata();
    const { width, height } = autoOrient;
    // Metadata alone would accept a file that is cut off: both ways decode it to its end.
    if (hasAlpha && (await hasHoles(bytes))) return { width, height };
    return { width, height, placeholder: await blurredPlaceholder(openPicture(bytes), width / height) };
  } catch (error) {
    throw new NotAPicture(error instanceof Error ? error.message : 'unreadable');
  }
}

/** Whether its ground shines through anywhere: told by a small copy of its alpha, because all its statistics take long. */
async function hasHoles(bytes: Uint8Array): Promise<boolean> {
  const alpha = await openPicture(bytes)
    .timeout({ seconds: 10 })
    .extractChannel('alpha')
    .resize(64, 64, { fit: 'fill' })
    .raw()
    .toBuffer();
  return alpha.some((value) => value < 255);
}

/** Whether bytes begin as a picture does; sixteen are enough to tell. */
export function hasPictureMagic(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 16)).toString('latin1');
  return (
    head.startsWith('\x89PNG\r\n\x1a\n') ||
    head.startsWith('\xff\xd8\xff') ||
    (head.startsWith('RIFF') && head.startsWith('WEBP', 8)) ||
    head.startsWith('ftypavif', 4) ||
    head.startsWith('ftypavis', 4)
  );
}
