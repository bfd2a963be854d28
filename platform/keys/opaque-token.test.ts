import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashOfOpaqueToken, newOpaqueToken } from './opaque-token.ts';

test('a token has 256 bits, and no two are the same', () => {
  const tokens = Array.from({ length: 100 }, newOpaqueToken);
  for (const token of tokens) {
    expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  }
  expect(new Set(tokens).size).toBe(tokens.length);
});

test('its hash is SHA-256, so that hashes stored by earlier versions are found', () => {
  const token = newOpaqueToken();
  expect(hashOfOpaqueToken(token)).toBe(createHash('sha256').update(token).digest('base64url'));
  expect(hashOfOpaqueToken(token)).not.toContain(token);
});
