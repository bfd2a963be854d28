import { supplierByKey } from '#features/suppliers/server/find-supplier.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { type ChangedByOther, changedByOther } from '#platform/contract/changed-by-other.ts';
import { ttlMemo } from '#platform/db/cache/ttl-memo.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import type { Db } from '#platform/db/database.ts';
import { changeDefaultSite, lockPlatformSettings, platformSettingsOf } from './platform-settings.store.ts';
import { recordPlatformChange } from './record-platform-change.ts';
import type { PlatformContext } from './suppliers/manage-suppliers.ts';

export interface DefaultSite {
  /** A slug or an address; null: '/' lists the open shops. */
  readonly site: string | null;
  readonly version: number;
}

export async function defaultSiteSetting({ db }: Context): Promise<DefaultSite> {
  const { defaultSite: site, version } = await platformSettingsOf(db);
  return { site, version };
}

const remembered = ttlMemo(async (db) => (await platformSettingsOf(db)).defaultSite ?? undefined, 1);

/** Where '/' of a shared host leads; a change is visible within a second. */
export const defaultSiteOf = (db: Db): Promise<string | undefined> => remembered(db, 'site');

type Refusal = { readonly code: 'no-such-site' } | ChangedByOther<DefaultSite>;

export const setDefaultSite = (
  context: PlatformContext,
  { site, version }: DefaultSite,
): Promise<Result<DefaultSite, Refusal>> =>
  inTransaction(context, async (inside): Promise<Result<DefaultSite, Refusal>> => {
    const { db, now } = inside;
    const before = await lockPlatformSettings(db);
    if (before.version !== version) return changedByOther(await defaultSiteSetting(inside));
    if (site !== null && !(await isSite(db, site))) return refuse({ code: 'no-such-site' });
    await changeDefaultSite(db, site);
    await recordPlatformChange(
      db,
      { now, staffId: context.actor.staffId },
      {
        action: 'settings.default-site-changed',
        subject: 'default-site',
        before: { site: before.defaultSite },
        after: { site },
      },
    );
    return accept(await defaultSiteSetting(inside));
  });

async function isSite(db: Db, site: string): Promise<boolean> {
  if (/^https?:\/\//.test(site)) return URL.canParse(site);
  return (await supplierByKey(db, site)) !== undefined;
}
