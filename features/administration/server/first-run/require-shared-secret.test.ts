import { expect, test } from 'vitest';
import { testDatabase } from '#platform/testing/test-database.ts';
import { changePlatformSettings } from '../platform-settings.store.ts';
import { requireSharedSecret } from './require-shared-secret.ts';

const database = testDatabase();
const [first, second, third] = ['a', 'b', 'c'].map((letter) => letter.repeat(40));
const start = (secrets: string) => requireSharedSecret(database.current, secrets);

test('processes of one database have one secret; a new one replaces it while the former is still known', async () => {
  await start(`${first}`);
  await start(`${first}`);
  await expect(start(`${second}`)).rejects.toThrow(/não é o segredo dos outros processos/);
  await expect(start(`${second}`)).rejects.not.toThrow(/bbb/);
  // A process that already has the new one verifies what the others sign.
  await start(`${first},${second}`);
  await start(`${second},${first}`);
  await start(`${second},${first}`);
  // One that was forgotten would not know the sessions that are made by now.
  await expect(start(`${first}`)).rejects.toThrow(/SESSION_SECRET/);
  await start(`${second}`);
});

test('a lost secret is given up by hand', async () => {
  await expect(start(`${third}`)).rejects.toThrow(/secret_key_id = NULL/);
  await changePlatformSettings(database.current.db, { secretKeyId: null });
  await start(`${third}`);
});
