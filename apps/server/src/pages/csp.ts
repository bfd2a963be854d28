import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { PageRequest } from '#platform/web/page-request.ts';
import type { InlineHashes } from './hashed-page.ts';

/** 128 random bits for the inline scripts and styles of one response. */
export const makeNonce = (): string => randomBytes(16).toString('base64');

/** The hosts that Google's tag loads from and reports to, without those of its advertising. */
const MEASURES = {
  // Not the whole host: under other paths it serves any script that anybody configures there.
  script: ' https://www.googletagmanager.com/gtag/',
  connect: ' https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com',
  image: ' https://*.google-analytics.com https://*.googletagmanager.com',
};
const NOTHING = { script: '', connect: '', image: '' };

/** What allows inline code: the nonce of one response, or hashes of the page's own. */
type Inline =
  | (Pick<PageRequest, 'nonce'> & { readonly hashes?: undefined })
  | { readonly hashes: InlineHashes; readonly nonce?: undefined };

/** Content-Security-Policy of a page: own files, and inline code only with the nonce or of these hashes. */
export function pagePolicy({
  nonce,
  hashes,
  secure = false,
  tiles,
  measured = false,
  framed = false,
}: Inline & {
  /** The page was requested by https. */
  readonly secure?: boolean;
  /** Origin of the map tiles, where maps are configured. */
  readonly tiles?: string | undefined;
  /** The page's shop has Google Analytics; whether its tag is loaded is the visitor's choice. */
  readonly measured?: boolean;
  /** A page of this origin shows it in a frame. */
  readonly framed?: boolean;
}): string {
  const google = measured ? MEASURES : NOTHING;
  const once = [`'nonce-${nonce}'`];
  const { scripts, styles } = hashes ?? { scripts: once, styles: once };
  return [
    "default-src 'self'",
    `${["script-src 'self'", ...scripts].join(' ')}${google.script}`,
    ["style-src 'self'", ...styles].join(' '),
    `img-src 'self' data: blob:${tiles === undefined ? '' : ` ${tiles}`}${google.image}`,
    "font-src 'self'",
    `connect-src 'self'${google.connect}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    `frame-ancestors ${framed ? "'self'" : "'none'"}`,
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/**
 * Whether a page of this very origin loads it into a frame: the panel, which shows the shop with colours that are not saved yet.
 * Browsers set these headers, and no script can. Other sites may frame nothing.
 */
export const isFramedByUs = (headers: IncomingHttpHeaders): boolean =>
  headers['sec-fetch-dest'] === 'iframe' && headers['sec-fetch-site'] === 'same-origin';
