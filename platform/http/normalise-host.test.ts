import { expect, test } from 'vitest';
import { normaliseHost } from './normalise-host.ts';

test.each([
  ['aurora.localhost', 'aurora.localhost'],
  ['AURORA.LocalHost:3000', 'aurora.localhost'],
  ['aurora.localhost.', 'aurora.localhost'],
  ['aurora.localhost.:443', 'aurora.localhost'],
  ['Bücher.example', 'xn--bcher-kva.example'],
  ['[::1]:3000', '[::1]'],
  ['[0:0:0:0:0:0:0:1]', '[::1]'],
  ['127.0.0.1:80', '127.0.0.1'],
])('%s is %s', (raw, host) => {
  expect(normaliseHost(raw)).toBe(host);
});

test.each([
  undefined,
  '',
  '.',
  'a b',
  'loja.com/outra',
  'loja.com\\outra',
  'eu@loja.com',
  'loja.com,outra.com',
  'loja.com:port',
  'loja.com:80:80',
  'loja.com?x',
  'loja.com#x',
  'loja%2ecom',
  '[::1',
  `${'a'.repeat(301)}.com`,
])('%s is no host', (raw) => {
  expect(normaliseHost(raw)).toBeUndefined();
});
