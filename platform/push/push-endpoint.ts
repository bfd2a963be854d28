import { isIP } from 'node:net';

export const MAX_ENDPOINT_LENGTH = 1_000;

/**
 * The address at a push service that a browser names: https, by a host name with a dot, on the usual port. Whether the name leads to
 * the public internet is checked with each request (`platform/outbound`). Undefined for anything else.
 */
export function pushEndpoint(text: string): URL | undefined {
  if (text.length > MAX_ENDPOINT_LENGTH || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  const { protocol, hostname, port, username, password, hash } = url;
  const isPlain = protocol === 'https:' && port === '' && username === '' && password === '' && hash === '';
  const isName = isIP(hostname.replace(/^\[|\]$/g, '')) === 0 && /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(hostname);
  return isPlain && isName && !/\.(local|internal|localhost|home|lan)$/.test(hostname) ? url : undefined;
}
