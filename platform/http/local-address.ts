/**
 * Reduces a request target to an address of this site: 'http://elsewhere/a' and '//a' become '/a'. Nobody who resolves it as an
 * address can then mistake a part of the path for a host.
 */
export function localAddress(url: string): string {
  if (/^\/(?![/\\])/.test(url)) return url;
  const path = url.replace(/^https?:\/\/[^/\\?#]*/i, '');
  if (path === url && !/^[/\\]/.test(url)) return url;
  return `/${path.replace(/^[/\\]+/, '')}`;
}
