import type { Database } from '#platform/db/database.ts';
import { derivedKeys } from '#platform/keys/derived-keys.ts';
import { StartupRefusal } from '#platform/process/startup-refusal.ts';
import {
  changePlatformSettings,
  lockPlatformSettings,
  platformSettingsOf,
} from '../platform-settings.store.ts';

const PURPOSE = 'shared secret';

/**
 * Throws a `StartupRefusal` if the processes of this database sign with a secret that this one does not have: a session of one of them
 * would be none at the other. The database stores an id that is derived from the secret and reveals nothing of it. A list that begins
 * with a new secret and still has the former one replaces it.
 */
export async function requireSharedSecret(database: Database, secrets: string): Promise<void> {
  const keys = derivedKeys(secrets, PURPOSE);
  // Without a lock: nearly every start finds its own, also one on a database that takes no writes.
  if ((await platformSettingsOf(database.db)).secretKeyId === keys[0].id) return;
  await database.transaction(async (db) => {
    const { secretKeyId } = await lockPlatformSettings(db);
    if (secretKeyId !== null && !keys.some(({ id }) => id === secretKeyId))
      throw new StartupRefusal(OTHER_SECRET);
    await changePlatformSettings(db, { secretKeyId: keys[0].id });
  });
}

const OTHER_SECRET =
  'SESSION_SECRET não é o segredo dos outros processos deste banco de dados: as sessões de um não valeriam no outro. Use o mesmo em ' +
  'todos; para trocá-lo, ponha o novo antes do antigo, separados por vírgula. Se o antigo se perdeu, execute no banco: UPDATE ' +
  'platform_settings SET secret_key_id = NULL.';
