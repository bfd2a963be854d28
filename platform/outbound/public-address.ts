/** Which addresses belong to the public internet; the server must not be sent anywhere else. */
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * The only public range of IPv6. `range()` knows the reserved parts of it (documentation, Teredo, 6to4 …) and of IPv4, but calls
 * unassigned IPv6 addresses and the old spelling `::127.0.0.1` unicast, too.
 */
const GLOBAL_V6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** Expects an address as DNS or a URL parser writes it; anything else is not public. */
export function isPublicAddress(address: string): boolean {
  // The library also reads octal, hexadecimal and shortened IPv4 addresses; zones exist in local networks only.
  if (isIP(address) === 0 || address.includes('%')) return false;
  const ip = ipaddr.parse(address);
  if (ip.range() !== 'unicast') return false;
  return ip.kind() === 'ipv4' || ip.match(GLOBAL_V6);
}
