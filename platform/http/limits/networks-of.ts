/**
 * The customers behind an address, for rate limits. Providers give one customer a whole IPv6 network, usually a /64 or a /48, so
 * single IPv6 addresses mean nothing: each network is counted as one.
 */
import { isIP, isIPv4 } from 'node:net';

export interface Network {
  readonly name: string;
  /** Assumed number of customers in the network: multiplies the limit of one address. */
  readonly size: number;
}

/** Assumed customers in a /48. */
const SITES = 5;

/** The IPv4 address, or the /64 and the /48 of an IPv6 address; any other text stands for itself. */
export function networksOf(address: string): readonly Network[] {
  const ip = address.split('%', 1)[0] ?? '';
  if (isIP(ip) !== 6) return [{ name: address, size: 1 }];
  const groups = groupsOf(ip);
  const mapped = mappedIPv4(groups);
  if (mapped !== undefined) return [{ name: mapped, size: 1 }];
  return [
    { name: `${groups.slice(0, 4).join(':')}::/64`, size: 1 },
    { name: `${groups.slice(0, 3).join(':')}::/48`, size: SITES },
  ];
}

/** Whether the address is this machine's own, which nobody outside can have. */
export function isLoopback(address: string): boolean {
  if (address === '::1') return true;
  const [{ name } = { name: '' }] = networksOf(address);
  return isIPv4(name) && name.startsWith('127.');
}

/** Eight groups in lower case, without leading zeros. */
function groupsOf(ip: string): string[] {
  // The URL parser normalises every spelling of an address.
  const written = new URL(`http://[${ip}]`).hostname.slice(1, -1);
  const [before = '', after] = written.split('::');
  const head = before === '' ? [] : before.split(':');
  const tail = after === undefined || after === '' ? [] : after.split(':');
  return [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail];
}

/** The IPv4 address in `::ffff:203.0.113.7`, as a dual-stack socket reports it. */
function mappedIPv4(groups: readonly string[]): string | undefined {
  const [high, low] = groups.slice(6).map((group) => Number.parseInt(group, 16));
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff' || high === undefined || low === undefined)
    return undefined;
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}
