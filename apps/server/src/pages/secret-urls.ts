/** Addresses that hold a secret: an API key with its user, or the token that carries a session. Reliability M03, M04. */

const KEY = 'api_key';
const USER = 'id_erp_usuario';

export interface KeyAddress {
  /** Without the key: all that the page itself is told. */
  readonly address: string;
  /** '?api_key=…&id_erp_usuario=…', for where the page leads on to. */
  readonly secret: string;
}

/** Undefined where the address holds no key. */
export function keyAddress(url: string): KeyAddress | undefined {
  if (!url.includes(`${KEY}=`)) return undefined;
  const at = url.indexOf('?');
  if (at < 0) return undefined;
  const query = new URLSearchParams(url.slice(at + 1));
  if (!query.has(KEY)) return undefined;
  const secret = new URLSearchParams({ [KEY]: query.get(KEY) ?? '', [USER]: query.get(USER) ?? '' });
  query.delete(KEY);
  query.delete(USER);
  const address = url.slice(0, at) + (query.size === 0 ? '' : `?${query}`);
  return { address, secret: secret.toString() };
}

/** Only to where the page leads within this site. */
export const withKey = (location: string, secret: string): string =>
  /^\/(?!\/)/.test(location) ? `${location}${location.includes('?') ? '&' : '?'}${secret}` : location;

/** '/loja/login-token/…/ana@exemplo.com.br', with or without the shop. */
export const isTokenPage = (path: string): boolean => /^\/(?:[^/]+\/)?login-token\//.test(path);

/** Whether the platform's own page led here, as the browser says it: no other site can make it say so. */
export function isFromHome(referrer: string | undefined, origin: string): boolean {
  return referrer !== undefined && URL.canParse(referrer) && new URL(referrer).origin === origin;
}

/** For the beginning of a token's page: whoever just logged in at home is not asked once more. */
export const FROM_HOME = `self.broughtFromHome = true; document.currentScript.remove();`;

/**
 * For the page's very beginning: takes the key out of the address bar and the history before anything is asked for, and
 * gives it once, to the script that exchanges it. The key itself is not in it.
 */
export const TAKE_KEY = `{
let address = new URL(location.href), query = address.searchParams, key = query.get("${KEY}"), user = query.get("${USER}");
query.delete("${KEY}"); query.delete("${USER}");
history.replaceState(history.state, "", address);
self.arrivedWithKey = () => { delete self.arrivedWithKey; return { key, user } };
document.currentScript.remove();
}`;

const HEAD = Buffer.from('<head>');

/** The page with this script before all else. React draws the document and knows nothing of it: it is gone before that. */
export function withScript(page: Buffer, nonce: string, script: string): Buffer {
  const at = page.indexOf(HEAD);
  if (at < 0) return page;
  const begin = at + HEAD.length;
  const element = Buffer.from(`<script nonce="${nonce}">${script}</script>`);
  return Buffer.concat([page.subarray(0, begin), element, page.subarray(begin)]);
}
