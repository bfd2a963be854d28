import { isServerSegment } from '#features/suppliers/domain/hosts/reserved-slugs.ts';
import {
  isSupplierKey,
  resolveSupplier,
  supplierKeyOfPath,
} from '#features/suppliers/domain/hosts/resolve-supplier.ts';

/**
 * '/commerce/loja/c/frutas?pagina=2' → '/loja/c/frutas?pagina=2'; undefined where there is no legacy prefix. Leading
 * slashes are folded, so that no address leads to another host. Spec 2.
 */
export function withoutLegacyPrefix(url: string): string | undefined {
  if (!/^\/commerce(?=[/?]|$)/.test(url)) return undefined;
  return `/${url.slice('/commerce'.length).replace(/^[/\\]+/, '')}`;
}

/**
 * '/loja/c/frutas?fselecionado=outra&page=2' → '/outra/c/frutas?page=2'; undefined where the query forces no
 * supplier. Call it only on hosts that belong to no supplier. Spec 2.
 */
export function atForcedSupplier(url: string): string | undefined {
  if (!url.includes(FORCED)) return undefined;
  const { pathname, searchParams } = new URL(url.replace(/^[/\\]+/, '/'), 'http://host');
  const forced = searchParams.get(FORCED)?.toLowerCase();
  if (forced === undefined || !isSupplierKey(forced)) return undefined;
  const key = resolveSupplier({ forced, path: supplierKeyOfPath(pathname) });
  searchParams.delete(FORCED);
  const query = searchParams.size === 0 ? '' : `?${searchParams}`;
  return key.ok ? `/${key.value}${pathname.replace(/^\/[^/]*/, '')}${query}` : undefined;
}

const FORCED = 'fselecionado';

/** Paths of data or files, where an unknown address is a plain 404 instead of a page. */
export const isApiPath = (path: string): boolean =>
  /^\/(v[0-9]+|fotos|assets|docs|openapi\.json|healthz|readyz|tls)(\/|$)/.test(path);

/** Whether the first segment is the server's, as in '/painel': on a host that is no shop's there is no page for it. */
export const isServerPath = (path: string): boolean => isServerSegment(path.split('/')[1] ?? '');

/** DEFAULT_SITE as an address: a slug is a path of this site. */
export const siteAddress = (site: string): string => (/^(https?:\/\/|\/)/.test(site) ? site : `/${site}`);
