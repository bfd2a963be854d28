/** Whether a browser's Accept-Encoding names gzip, and not with the weight zero. */
export const acceptsGzip = (header: string | string[] | undefined): boolean =>
  /(?:^|,)\s*gzip\s*(?:;\s*q\s*=\s*(?:1|0?\.0*[1-9])[\d.]*\s*)?(?:,|$)/i.test(String(header ?? ''));
