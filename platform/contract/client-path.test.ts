import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatClientPath, parseClientPath, visitorPath } from './client-path.ts';

const id = '01a1fc5d-1800-706a-bd3b-429c3a9c53e4';

test('visitors send the word token and the empty UUID', () => {
  expect(formatClientPath(visitorPath)).toBe('token~00000000-0000-0000-0000-000000000000');
});

test('a handle and a client id come back as they were joined', () => {
  const handle = fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/);
  fc.assert(
    fc.property(handle, fc.uuid(), (name, clientId) => {
      expect(parseClientPath(formatClientPath({ handle: name, clientId }))).toEqual({
        handle: name,
        clientId,
      });
      expect(parseClientPath(name)).toEqual({ handle: name });
    }),
  );
});

test.each([
  '',
  '~',
  `~${id}`,
  'token~',
  `token~${id}~${id}`,
  `token~${id.toUpperCase()}`,
  `token~${id} `,
  'to ken',
  'tok/en',
  'a'.repeat(65),
  `token~${id.replaceAll('-', '')}`,
])('%j is read in one way only: not at all', (segment) => {
  expect(parseClientPath(segment)).toBeUndefined();
});
