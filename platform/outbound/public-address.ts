/** Which addresses belong to the public internet; the server must not be sent anywhere else. */
import { BlockList, isIP } from 'node:net';

/** IPv4 ranges that IANA reserves: this network, private, loopback, link-local, carrier NAT, documentation, multicast. */
const inwardV4 = blockList('ipv4', [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
]);

/** The only public range of IPv6: loopback, local, mapped and translated (NAT64) addresses lie outside. */
const globalV6 = blockList('ipv6', [['2000::', 3]]);
/** Reserved parts of it: protocol assignments with Teredo, documentation, and 6to4, which embeds an IPv4 address. */
const specialV6 = blockList('ipv6', [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]);

/** Expects an address as DNS or a URL parser writes it; anything else is not public. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !inwardV4.check(address, 'ipv4');
    case 6:
      return globalV6.check(address, 'ipv6') && !specialV6.check(address, 'ipv6');
    default:
      return false;
  }
}

function blockList(family: 'ipv4' | 'ipv6', ranges: readonly (readonly [string, number])[]): BlockList {
  const list = new BlockList();
  for (const [net, prefix] of ranges) list.addSubnet(net, prefix, family);
  return list;
}
