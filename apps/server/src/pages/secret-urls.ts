/** Addresses that contain a secret: an API key with its user, a login token, or a link to a draft. Reliability M03, M04. */

const KEY = 'api_key';
const USER = 'id_erp_usuario';

export interface KeyAddress {
  /** The address without the key; the page itself sees only this. */
  readonly address: string;
  /** '?api_key=…&id_erp_usuario=…' without the '?', to be added to redirects. */
  readonly secret: string;
}

/** Undefined where the address contains no key. */
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

/** Adds the key to a redirect within this site; redirects to other sites stay as they are. */
export const withKey = (location: string, secret: string): string =>
  /^\/(?!\/)/.test(location) ? `${location}${location.includes('?') ? '&' : '?'}${secret}` : location;

/** Query parameter of a preview link. */
export const PREVIEW = 'previa';

/** '/loja/pagina/entrega?previa=…'. */
export const isPreview = (url: string): boolean =>
  url.includes(`${PREVIEW}=`) && new URLSearchParams(url.slice(url.indexOf('?') + 1)).has(PREVIEW);

/** '/loja/login-token/…/ana@exemplo.com.br', with or without the shop. */
export const isTokenPage = (path: string): boolean => /^\/(?:[^/]+\/)?login-token\//.test(path);

/** Whether the Referer is the platform's own origin. Other sites cannot forge it. */
export function isFromHome(referrer: string | undefined, origin: string): boolean {
  return referrer !== undefined && URL.canParse(referrer) && new URL(referrer).origin === origin;
}

/**
 * Script for a token's page: marks that the login page of the platform led here, so that no confirmation is asked
 * for.
 */
export const FROM_HOME = `self.broughtFromHome = true; document.currentScript.remove();`;

/**
 * Script for the start of the document: removes the key from the address bar and history before any other request,
 * and hands it once to the script that exchanges it. Reads the key in the browser; the HTML does not contain it.
 */
export const TAKE_KEY = `{
let address = new URL(location.href), query = address.searchParams, key = query.get("${KEY}"), user = query.get("${USER}");
query.delete("${KEY}"); query.delete("${USER}");
history.replaceState(history.state, "", address);
self.arrivedWithKey = () => { delete self.arrivedWithKey; return { key, user } };
document.currentScript.remove();
}`;

const HEAD = Buffer.from('<head>');

/** Inserts a script at the start of <head>. It removes its own element before React hydrates the document. */
export function withScript(page: Buffer, nonce: string, script: string): Buffer {
  const at = page.indexOf(HEAD);
  if (at < 0) return page;
  const begin = at + HEAD.length;
  const element = Buffer.from(`<script nonce="${nonce}">${script}</script>`);
  return Buffer.concat([page.subarray(0, begin), element, page.subarray(begin)]);
}
