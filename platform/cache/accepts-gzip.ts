/** Whether the Accept-Encoding header allows gzip with a weight above zero. */
export const acceptsGzip = (header: string | string[] | undefined): boolean =>
  /(?:^|,)\s*gzip\s*(?:;\s*q\s*=\s*(?:1|0?\.0*[1-9])[\d.]*\s*)?(?:,|$)/i.test(String(header ?? ''));
