import { eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';
import { platformSettings } from './administration.tables.ts';

export type SettingsRow = typeof platformSettings.$inferSelect;

const ensureRow = (db: Db) => db.insert(platformSettings).values({}).onConflictDoNothing();

/** Settings of a new installation, until an administrator changes them. */
const UNCHANGED: SettingsRow = {
  id: true,
  defaultSite: null,
  firstRunSalt: null,
  firstRunHash: null,
  firstRunMisses: 0,
  firstRunSince: null,
  secretKeyId: null,
  version: 1,
};

export async function platformSettingsOf(db: Db): Promise<SettingsRow> {
  const [found] = await db.select().from(platformSettings);
  return found ?? UNCHANGED;
}

/** Locked until the transaction ends. */
export async function lockPlatformSettings(db: Db): Promise<SettingsRow> {
  await ensureRow(db);
  const [found] = await db.select().from(platformSettings).for('update');
  if (found === undefined) throw new Error('the settings of the platform are gone');
  return found;
}

/** Changes the row, which `lockPlatformSettings` has locked. */
export async function changePlatformSettings(
  db: Db,
  change: Partial<Omit<SettingsRow, 'id' | 'version'>>,
): Promise<void> {
  await db.update(platformSettings).set(change).where(eq(platformSettings.id, true));
}

export async function changeDefaultSite(db: Db, defaultSite: string | null): Promise<void> {
  await db
    .update(platformSettings)
    .set({ defaultSite, version: sql`${platformSettings.version} + 1` })
    .where(eq(platformSettings.id, true));
}
