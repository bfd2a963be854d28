import { pictureAddress } from './picture-address.ts';

const WIDTHS = [320, 640, 960, 1280, 1600];

/** The `srcset` of a picture that may fill the window: widths up to the first that is at least its own. */
export const pictureCandidates = (id: string, own: number, format: 'avif' | 'webp' = 'avif'): string =>
  WIDTHS.filter((_, index) => (WIDTHS[index - 1] ?? 0) < own)
    .map((each) => `${pictureAddress(id, each, format)} ${each}w`)
    .join(', ');
