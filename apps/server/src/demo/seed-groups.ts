import { createAutomaticGroup } from '#features/clients/server/rules/change-automatic-groups.ts';
import { refreshGroups } from '#features/clients/server/rules/refresh-groups.ts';
import { countAutomaticGroups } from '#features/pricing/server/groups/automatic-groups.store.ts';
import type { Database } from '#platform/db/database.ts';
import { staffOf } from './seed-staff-context.ts';
import type { DemoGroup } from './world/groups.ts';

/** Writes and fills the automatic groups of shops that have none. */
export async function seedGroups(database: Database, groups: readonly DemoGroup[]): Promise<void> {
  let made = 0;
  for (const { supplier, by, name, rule } of groups) {
    const context = await staffOf(database, supplier, by);
    if (context === undefined || (await countAutomaticGroups(database.db, context.supplier.id)) > 0) continue;
    await createAutomaticGroup(context, name, { rule });
    made += 1;
  }
  if (made > 0) await refreshGroups(database, Date.now());
}
