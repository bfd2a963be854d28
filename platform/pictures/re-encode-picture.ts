import { measureApart } from './measure-apart.ts';
import { openPicture } from './picture-file.ts';
import { renderPicture } from './sized-picture.ts';

export interface ReEncodedPicture {
  /** WebP, upright, without metadata. */
  readonly bytes: Uint8Array;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** Pixels. */
const MAX_WIDTH = 1_600;

/** A picture from a stranger as a new file, so that nothing of the sent one but its pixels is passed on. Throws UnusablePicture. */
export async function reEncodePicture(sent: Uint8Array): Promise<ReEncodedPicture> {
  await measureApart(sent);
  const bytes = await renderPicture(sent, { id: '', width: MAX_WIDTH, format: 'webp' });
  const { width, height } = await openPicture(bytes).metadata();
  return { bytes, width, height };
}
