import { hasAdministrator } from '#features/accounts/server/platform/platform-people.store.ts';
import { hasSuppliers } from '#features/suppliers/server/platform/managed-suppliers.store.ts';
import type { Database, Db } from '#platform/db/database.ts';
import { changePlatformSettings, lockPlatformSettings } from '../platform-settings.store.ts';
import { firstRunCode, hashOfFirstRunCode, newFirstRunSalt } from './first-run-code.ts';

/** No administrator and no supplier: nobody has set anything up. */
export const isInstallationEmpty = async (db: Db): Promise<boolean> =>
  !(await hasSuppliers(db)) && !(await hasAdministrator(db));

/** For requests of '/': an installation that has begun is never empty again, so it is asked for only until then. */
export function isEmptyUntilBegun(db: Db): () => Promise<boolean> {
  let begun = false;
  return async () => {
    if (begun) return false;
    begun = !(await isInstallationEmpty(db));
    return !begun;
  };
}

/** The code to print, or undefined where the installation is set up. Every process gets the same one, until it is used. */
export async function prepareFirstRun(database: Database, secrets: string): Promise<string | undefined> {
  if (!(await isInstallationEmpty(database.db))) return undefined;
  return database.transaction(async (db) => {
    const { firstRunSalt } = await lockPlatformSettings(db);
    const salt = firstRunSalt ?? newFirstRunSalt();
    const code = firstRunCode(secrets, salt);
    await changePlatformSettings(db, { firstRunSalt: salt, firstRunHash: hashOfFirstRunCode(code) });
    return code;
  });
}
