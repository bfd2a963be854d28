/** The sizes and formats in which pictures are served, and how one is made. */
import { openPicture } from './picture-file.ts';
import { isPictureId } from './picture-store.ts';

export const PICTURE_WIDTHS = [96, 160, 320, 480, 640, 960] as const;

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

/** Reads `<id>-<width>.<format>`; undefined for anything else, so only such names reach a disk. */
export function parsePictureName(name: string): SizedPicture | undefined {
  const [, id = '', digits = '', format] = /^([0-9a-f]{32})-(\d{2,3})\.(webp|avif|png)$/.exec(name) ?? [];
  const width = PICTURE_WIDTHS.find((known) => String(known) === digits);
  if (!isPictureId(id) || width === undefined) return undefined;
  return { id, width, format: format as PictureFormat };
}

/** Makes one size of an original; a narrow original keeps its own width. */
export async function renderPicture(
  original: Uint8Array,
  { width, format }: SizedPicture,
): Promise<Uint8Array> {
  const sized = openPicture(original)
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .timeout({ seconds: 10 });
  switch (format) {
    case 'webp':
      return sized.webp({ quality: 82 }).toBuffer();
    case 'avif':
      return sized.avif({ quality: 60, effort: 3 }).toBuffer();
    case 'png':
      return sized.png({ compressionLevel: 9 }).toBuffer();
  }
}
