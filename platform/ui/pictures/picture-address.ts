/** Where a stored picture is had: in these widths, and never wider than it is. */
export const pictureAddress = (id: string, width: number, format: 'webp' | 'avif' = 'webp'): string =>
  `/fotos/${encodeURIComponent(id)}-${width}.${format}`;
