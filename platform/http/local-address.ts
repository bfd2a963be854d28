/**
 * What a request line names, as an address of this site: 'http://elsewhere/a' and '//a' are '/a'. Nothing that reads it
 * as an address of its own can then take a part of its path for a host.
 */
export function localAddress(url: string): string {
  if (/^\/(?![/\\])/.test(url)) return url;
  const path = url.replace(/^https?:\/\/[^/\\?#]*/i, '');
  if (path === url && !/^[/\\]/.test(url)) return url;
  return `/${path.replace(/^[/\\]+/, '')}`;
}
