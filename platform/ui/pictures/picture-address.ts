/** URL of a stored picture in a width of `PICTURE_WIDTHS`; never wider than the original. */
export const pictureAddress = (id: string, width: number, format: 'webp' | 'avif' = 'webp'): string =>
  `/fotos/${encodeURIComponent(id)}-${width}.${format}`;
