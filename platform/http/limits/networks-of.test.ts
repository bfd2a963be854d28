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
  ['a client', ['a client']],
])('%s counts as %j', (ip, expected) => {
  expect(names(ip)).toEqual(expected);
});

test.each([
  ['127.0.0.1', true],
  ['127.8.8.8', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['10.0.0.1', false],
  ['2001:db8::1', false],
])('%s is this machine itself: %s', (ip, expected) => {
  expect(isLoopback(ip)).toBe(expected);
});
