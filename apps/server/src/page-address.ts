/**
 * '/commerce/loja/c/frutas?pagina=2' → '/loja/c/frutas?pagina=2'; undefined where there is no legacy prefix.
 * Spec 2. Slashes are folded, so that no address leads to another host.
 */
export function withoutLegacyPrefix(url: string): string | undefined {
  if (!/^\/commerce(?=[/?]|$)/.test(url)) return undefined;
  return `/${url.slice('/commerce'.length).replace(/^[/\\]+/, '')}`;
}

/** Paths that answer data or files: there an unknown address is a 404, not a page. */
export const isApiPath = (path: string): boolean =>
  /^\/(v[0-9]+|fotos|assets|docs|openapi\.json|healthz|readyz)(\/|$)/.test(path);

/** DEFAULT_SITE as an address: a slug is a path of this site. */
export const siteAddress = (site: string): string => (/^(https?:\/\/|\/)/.test(site) ? site : `/${site}`);
