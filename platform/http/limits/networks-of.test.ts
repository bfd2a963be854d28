import { isIP } from 'node:net';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isLoopback, networksOf } from './networks-of.ts';

const names = (ip: string): string[] => networksOf(ip).map(({ name }) => name);

test.each([
  ['203.0.113.7', ['203.0.113.7']],
  ['::ffff:203.0.113.7', ['203.0.113.7']],
  ['::ffff:cb00:7107', ['203.0.113.7']],
  ['2001:db8:1:2::1', ['2001:db8:1:2::/64', '2001:db8:1::/48']],
  ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', ['2001:db8:1:2::/64', '2001:db8:1::/48']],
  ['2001:db8::', ['2001:db8:0:0::/64', '2001:db8:0::/48']],
  ['fe80::1%eth0', ['fe80:0:0:0::/64', 'fe80:0:0::/48']],
  ['::1', ['0:0:0:0::/64', '0:0:0::/48']],
  ['::ffff:203.0.113.7%eth0', ['203.0.113.7']],
  ['fe80::1%eth0.100', ['fe80:0:0:0::/64', 'fe80:0:0::/48']],
  ['::FFFF:CB00:7107', ['203.0.113.7']],
  ['100.64.3.4', ['100.64.3.4']],
  // Translated and tunnelled addresses embed an IPv4 address, but say nothing about who is behind it.
  ['64:ff9b::203.0.113.7', ['64:ff9b:0:0::/64', '64:ff9b:0::/48']],
  ['::203.0.113.7', ['0:0:0:0::/64', '0:0:0::/48']],
  ['2002:cb00:7107:1::1', ['2002:cb00:7107:1::/64', '2002:cb00:7107::/48']],
  ['fd12:3456:789a:1::1', ['fd12:3456:789a:1::/64', 'fd12:3456:789a::/48']],
  ['203.0.113.07', ['203.0.113.07']],
  ['3405803783', ['3405803783']],
  ['', ['']],
  ['a client', ['a client']],
])('%s counts as %j', (ip, expected) => {
  expect(names(ip)).toEqual(expected);
});

test('every spelling of an IPv6 address counts as the same networks', () => {
  fc.assert(
    fc.property(fc.ipV6(), (address) => {
      fc.pre(isIP(address) === 6);
      const written = new URL(`http://[${address}]`).hostname.slice(1, -1);
      expect(names(address)).toEqual(names(written));
      expect(names(address.toUpperCase())).toEqual(names(written));
    }),
  );
});

test.each([
  ['127.0.0.1', true],
  ['127.8.8.8', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['::ffff:7f00:1', true],
  ['0:0:0:0:0:0:0:1', true],
  ['::127.0.0.1', false],
  ['2130706433', false],
  ['127.1', false],
  ['localhost', false],
  ['', false],
  ['10.0.0.1', false],
  ['2001:db8::1', false],
])('%s is this machine itself: %s', (ip, expected) => {
  expect(isLoopback(ip)).toBe(expected);
});
