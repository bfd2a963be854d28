import fc from 'fast-check';
import { expect, test } from 'vitest';
import { localAddress } from './local-address.ts';

test.each([
  ['/', '/'],
  ['/loja/c/frutas?a=//b', '/loja/c/frutas?a=//b'],
  ['//evil.example/x', '/evil.example/x'],
  ['/\\evil.example', '/evil.example'],
  ['\\\\evil.example', '/evil.example'],
  ['///evil.example', '/evil.example'],
  ['http://evil.example', '/'],
  ['http://evil.example?a=1', '/?a=1'],
  ['HTTPS://user@evil.example:8443//x?a=1', '/x?a=1'],
  ['*', '*'],
])('%s is %s', (url, address) => {
  expect(localAddress(url)).toBe(address);
});

test('whatever is asked for, no browser takes it for another site’s', () => {
  const parts = fc.constantFrom(
    '/',
    '\\',
    'http://',
    'HTTPS:',
    '@',
    '.',
    'evil.example',
    '%2f',
    ':',
    '?',
    '#',
  );
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 8 }), (pieces) => {
      const address = localAddress(`/${pieces.join('')}`);
      expect(new URL(address, 'http://here.example').host).toBe('here.example');
    }),
  );
});
