import { addExport } from '#features/exports/server/change-exports.ts';
import { listExports } from '#features/exports/server/show-exports.ts';
import type { Database } from '#platform/db/database.ts';
import { staffOf } from './seed-staff-context.ts';
import type { DemoExports } from './world/exports.ts';

/** Schedules the exports of shops that have none. */
export async function seedExports(database: Database, demo: readonly DemoExports[]): Promise<void> {
  for (const { supplier, owner, exports } of demo) {
    const context = await staffOf(database, supplier, owner);
    if (context === undefined || (await listExports(context, { limit: 1, offset: 0 })).total > 0) continue;
    for (const wanted of exports) {
      const added = await addExport(context, { ...wanted, recipients: [context.actor.staffId] });
      if (!added.ok) throw new Error(added.refusal.code);
    }
  }
}
