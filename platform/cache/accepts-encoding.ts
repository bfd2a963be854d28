/** Codings that every browser knows; `br` is the smaller one, and most browsers accept it over https alone. */
export type Encoding = 'br' | 'gzip';

const named = (coding: Encoding): RegExp =>
  new RegExp(`(?:^|,)\\s*${coding}\\s*(?:;\\s*q\\s*=\\s*(?:1|0?\\.0*[1-9])[\\d.]*\\s*)?(?:,|$)`, 'i');

const patterns: Readonly<Record<Encoding, RegExp>> = { br: named('br'), gzip: named('gzip') };

/** Whether the Accept-Encoding header names the coding with a weight above zero. */
export const acceptsEncoding = (header: string | string[] | undefined, coding: Encoding): boolean =>
  patterns[coding].test(String(header ?? ''));
