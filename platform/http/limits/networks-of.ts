/**
 * Whose an address is, as far as limits can tell. A provider gives one customer a whole IPv6 network, most often a /64 or a
 * /48, so single IPv6 addresses are worth nothing: each network counts as one.
 */
import { isIP, isIPv4 } from 'node:net';

export interface Network {
  readonly name: string;
  /** How many customers may stand behind it: a limit for one address is that often as large. */
  readonly size: number;
}

/** Customers in a /48. */
const SITES = 5;

/** The IPv4 address, or the /64 and the /48; whatever is no address stands for itself. */
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

/** Whether it is this machine itself: no one from outside has such an address. */
export function isLoopback(address: string): boolean {
  if (address === '::1') return true;
  const [{ name } = { name: '' }] = networksOf(address);
  return isIPv4(name) && name.startsWith('127.');
}

/** Eight groups in lower case, without leading zeros. */
function groupsOf(ip: string): string[] {
  // A URL writes every spelling of an address in the same way.
  const written = new URL(`http://[${ip}]`).hostname.slice(1, -1);
  const [before = '', after] = written.split('::');
  const head = before === '' ? [] : before.split(':');
  const tail = after === undefined || after === '' ? [] : after.split(':');
  return [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail];
}

/** `::ffff:203.0.113.7`: how a socket that takes both kinds names an IPv4 address. */
function mappedIPv4(groups: readonly string[]): string | undefined {
  const [high, low] = groups.slice(6).map((group) => Number.parseInt(group, 16));
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff' || high === undefined || low === undefined)
    return undefined;
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}
