import { randomBytes } from 'node:crypto';
import type { PageRequest } from '#platform/web/page-request.ts';

/** 128 bits that no one can guess, for the inline scripts and styles of one answer. */
export const makeNonce = (): string => randomBytes(16).toString('base64');

/** What a page may load: its own files, and inline only what carries the nonce. */
export function pagePolicy({
  nonce,
  secure = false,
  tiles,
}: Pick<PageRequest, 'nonce'> & {
  /** The page came by https. */
  readonly secure?: boolean;
  /** The origin of the pictures that maps are made of, where there are maps. */
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
