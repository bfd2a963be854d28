import type { Sharp } from 'sharp';

/** Longest side of the tiny picture in pixels; a browser that enlarges it smooths it into a blur. */
const MAX_SIDE = 16;
const MIN_SIDE = 8;

/** A tiny version of the picture that is embedded in the page: a `data:` address of at most 400 characters. */
export async function blurredPlaceholder(picture: Sharp, ratio: number): Promise<string> {
  const tiny = await picture
    .autoOrient()
    .resize({ ...tinySize(ratio), fit: 'fill' })
    .timeout({ seconds: 10 })
    .webp({ quality: 60, effort: 6, smartSubsample: true })
    .toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}

/** Of the tiny sizes the one with the nearest aspect ratio, so that the picture covers its placeholder. */
export function tinySize(ratio: number): { width: number; height: number } {
  const wide = Math.max(ratio, 1 / ratio);
  let best = { long: MAX_SIDE, short: 1, error: Number.POSITIVE_INFINITY };
  for (let long = MAX_SIDE; long >= MIN_SIDE; long -= 1) {
    const short = Math.max(1, Math.round(long / wide));
    const error = Math.abs(long / short / wide - 1);
    if (error < best.error) best = { long, short, error };
  }
  return ratio >= 1 ? { width: best.long, height: best.short } : { width: best.short, height: best.long };
}
