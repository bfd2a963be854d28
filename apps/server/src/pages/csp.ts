import { randomBytes } from 'node:crypto';
import type { PageRequest } from '#platform/web/page-request.ts';

/** 128 random bits for the inline scripts and styles of one response. */
export const makeNonce = (): string => randomBytes(16).toString('base64');

/** Content-Security-Policy of a page: own files, and inline code only with the nonce. */
export function pagePolicy({
  nonce,
  secure = false,
  tiles,
}: Pick<PageRequest, 'nonce'> & {
  /** The page was requested by https. */
  readonly secure?: boolean;
  /** Origin of the map tiles, where maps are configured. */
  readonly tiles?: string | undefined;
}): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: blob:${tiles === undefined ? '' : ` ${tiles}`}`,
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
