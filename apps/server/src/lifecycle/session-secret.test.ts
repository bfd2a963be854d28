import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sessionSecret } from './session-secret.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-secret-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('the secret is generated once, for its owner alone, and nothing is left beside it', () => {
  const secret = sessionSecret(folder);
  expect(secret.length).toBeGreaterThanOrEqual(32);
  expect(sessionSecret(folder)).toBe(secret);
  expect(readdirSync(folder)).toEqual(['session-secret']);
  expect(statSync(join(folder, 'session-secret')).mode & 0o777).toBe(0o600);
});

test('the secret of another process is read, not replaced', () => {
  const other = 'x'.repeat(40);
  writeFileSync(join(folder, 'session-secret'), other);
  expect(sessionSecret(folder)).toBe(other);
});

test('an incomplete secret is refused', () => {
  writeFileSync(join(folder, 'session-secret'), 'short');
  expect(() => sessionSecret(folder)).toThrow(/está incompleto/);
});
