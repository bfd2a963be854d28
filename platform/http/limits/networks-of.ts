/**
 * The customers behind an address, for rate limits. Providers give one customer a whole IPv6 network, usually a /64 or a /48, so
 * single IPv6 addresses mean nothing: each network is counted as one.
 */
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

export interface Network {
  readonly name: string;
  /** Assumed number of customers in the network: multiplies the limit of one address. */
  readonly size: number;
}

/** Assumed customers in a /48. */
const SITES = 5;

/** The IPv4 address, or the /64 and the /48 of an IPv6 address; any other text stands for itself. */
export function networksOf(address: string): readonly Network[] {
  if (isIP(address) !== 6) return [{ name: address, size: 1 }];
  const ip = fromIPv6(address);
  if (ip instanceof ipaddr.IPv4) return [{ name: ip.toString(), size: 1 }];
  const groups = ip.parts.map((part) => part.toString(16));
  return [
    { name: `${groups.slice(0, 4).join(':')}::/64`, size: 1 },
    { name: `${groups.slice(0, 3).join(':')}::/48`, size: SITES },
  ];
}

/** Whether the address is this machine's own, which nobody outside can have. */
export function isLoopback(address: string): boolean {
  const version = isIP(address);
  if (version === 0) return false;
  return (version === 4 ? ipaddr.IPv4.parse(address) : fromIPv6(address)).range() === 'loopback';
}

/**
 * `::ffff:203.0.113.7`, as a dual-stack socket reports an IPv4 address, becomes one. Zones are cut off, because the library does not
 * read all that systems write; it also takes `::127.0.0.1` for `::ffff:127.0.0.1`, so that is written as `::0:127.0.0.1`.
 * `ipaddr.process()` would parse twice, and every request's address comes by here.
 */
function fromIPv6(address: string): ipaddr.IPv4 | ipaddr.IPv6 {
  const ip = ipaddr.IPv6.parse(address.replace(/%.*$/, '').replace(/^::(?=\d+\.)/, '::0:'));
  return ip.isIPv4MappedAddress() ? ip.toIPv4Address() : ip;
}
