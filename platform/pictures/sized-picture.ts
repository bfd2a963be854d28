/** The widths and formats in which pictures are served, and how they are generated. */
import { openPicture } from './picture-file.ts';
import { isPictureId } from './picture-store.ts';

export const PICTURE_WIDTHS = [96, 160, 320, 480, 640, 960, 1280, 1600] as const;

export interface SizedPicture {
  readonly id: string;
  readonly width: number;
  readonly format: PictureFormat;
}

export type PictureFormat = 'webp' | 'avif' | 'png';

export const mediaTypes: Record<PictureFormat, string> = {
  webp: 'image/webp',
  avif: 'image/avif',
  png: 'image/png',
};

/** Parses `<id>-<width>.<format>`; undefined for anything else, so that only such names reach the disk. */
export function parsePictureName(name: string): SizedPicture | undefined {
  const [, id = '', digits = '', format] = /^([0-9a-f]{32})-(\d{2,4})\.(webp|avif|png)$/.exec(name) ?? [];
  const width = PICTURE_WIDTHS.find((known) => String(known) === digits);
  if (!isPictureId(id) || width === undefined) return undefined;
  return { id, width, format: format as PictureFormat };
}

export const pictureName = ({ id, width, format }: SizedPicture): string => `${id}-${width}.${format}`;

/**
 * The width to generate for a requested one: the smallest known width that shows all of the original, or the requested one.
 * Avoids generating equal pictures.
 */
export async function madeWidth(original: Uint8Array, requested: number): Promise<number> {
  const { width } = (await openPicture(original).metadata()).autoOrient;
  return PICTURE_WIDTHS.find((known) => known >= Math.min(requested, width)) ?? requested;
}

/** Limit in pixels: the AVIF of a picture of 1,600 by 12,000 pixels took 600 MB, so one this tall is made narrower. */
const TALLEST = 2_400;

/** Generates one size of an original, upright and without metadata; a narrower original is not enlarged. */
export async function renderPicture(
  original: Uint8Array,
  { width, format }: SizedPicture,
): Promise<Uint8Array> {
  const sized = openPicture(original)
    .autoOrient()
    .resize({ width, height: TALLEST, fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: 20 });
  switch (format) {
    case 'webp':
      return sized.webp({ quality: 78 }).toBuffer();
    case 'avif':
      // One more step of effort takes three times as long for 4 % fewer bytes. Colours at half the resolution: 7 % fewer.
      return sized.avif({ quality: 48, effort: 3, chromaSubsampling: '4:2:0' }).toBuffer();
    case 'png':
      return sized.png({ compressionLevel: 9 }).toBuffer();
  }
}
