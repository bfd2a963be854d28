/** What is accepted as a picture: recognised by its first bytes, opened with a limit on its pixels. */
import sharp, { type Metadata, type Sharp } from 'sharp';
import { blurredPlaceholder } from './blurred-placeholder.ts';

/** A photograph of 48 megapixels fits; a decompression bomb does not. */
const MAX_PIXELS = 50_000_000;
/** A decoder holds whole lines: a picture of one line with 49 megapixels took 3.5 GB. Pixels. */
const MAX_SIDE = 12_000;
/** For formats that are decoded as a whole, at three to four bytes per pixel: interlaced PNG, progressive JPEG, WebP. */
const MAX_PIXELS_AT_ONCE = 24_000_000;
/** The AVIF decoder takes up to 20 bytes per pixel, more than once. */
const MAX_PIXELS_AVIF = 4_000_000;
export const MAX_BYTES = 20 * 1024 * 1024;

// One thread per picture, so that a big one cannot take every core; each is opened once, so caching is pointless.
sharp.concurrency(1);
sharp.cache(false);

export type PictureFault =
  | 'not-a-picture'
  /** More than `MAX_BYTES`. */
  | 'too-large'
  | 'too-many-pixels'
  /** Needs more work or memory than a picture of its size should. */
  | 'too-complex';

/** The bytes are not an acceptable picture; the message is for logs. */
export class UnusablePicture extends Error {
  override readonly name = 'UnusablePicture';
  readonly fault: PictureFault;
  constructor(fault: PictureFault, detail: string) {
    super(`${fault}: ${detail}`);
    this.fault = fault;
  }
}

export interface MeasuredPicture {
  /** Pixels, after applying the camera's orientation. */
  readonly width: number;
  readonly height: number;
  /** A blurred version as a `data:` address; absent if the picture is transparent anywhere. */
  readonly placeholder?: string;
}

/** Opens bytes for reading and processing; decodes nothing yet. */
export const openPicture = (bytes: Uint8Array): Sharp =>
  sharp(bytes, { ...AS_IT_IS, limitInputPixels: MAX_PIXELS });

const AS_IT_IS = { failOn: 'error', sequentialRead: true, pages: 1 } as const;

/**
 * Throws UnusablePicture unless the bytes are a complete PNG, JPEG, WebP or AVIF within the limits. Malicious files can keep the
 * decoders busy for minutes: use `measureApart`, which kills them.
 */
export async function measurePicture(bytes: Uint8Array): Promise<MeasuredPicture> {
  if (bytes.byteLength > MAX_BYTES) throw new UnusablePicture('too-large', `${bytes.byteLength} bytes`);
  if (!hasPictureMagic(bytes)) throw new UnusablePicture('not-a-picture', 'not PNG, JPEG, WebP or AVIF');
  try {
    // Header only: the cost of decoding is known, and refused, before decoding.
    const facts = await sharp(bytes, { ...AS_IT_IS, limitInputPixels: false }).metadata();
    refuseCostly(facts);
    const { autoOrient, hasAlpha } = facts;
    const { width, height } = autoOrient;
    // Metadata alone would accept a truncated file: both branches decode it to the end.
    if (hasAlpha && (await hasHoles(bytes))) return { width, height };
    return { width, height, placeholder: await blurredPlaceholder(openPicture(bytes), width / height) };
  } catch (error) {
    if (error instanceof UnusablePicture) throw error;
    throw new UnusablePicture('not-a-picture', error instanceof Error ? error.message : 'unreadable');
  }
}

function refuseCostly({ width, height, format, isProgressive }: Metadata): void {
  if (Math.max(width, height) > MAX_SIDE)
    throw new UnusablePicture('too-many-pixels', `a side of ${Math.max(width, height)}`);
  const most =
    format === 'heif'
      ? MAX_PIXELS_AVIF
      : isProgressive || format === 'webp'
        ? MAX_PIXELS_AT_ONCE
        : MAX_PIXELS;
  if (width * height > most) throw new UnusablePicture('too-many-pixels', `${width * height} of ${format}`);
}

/** Whether any part is transparent; sampled from a small copy of the alpha channel, because full statistics take long. */
async function hasHoles(bytes: Uint8Array): Promise<boolean> {
  const alpha = await openPicture(bytes)
    .timeout({ seconds: 10 })
    .extractChannel('alpha')
    .resize(64, 64, { fit: 'fill' })
    .raw()
    .toBuffer();
  return alpha.some((value) => value < 255);
}

/** Whether the bytes begin like a picture; sixteen are enough. */
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
