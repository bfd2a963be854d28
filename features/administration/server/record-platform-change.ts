import { addPlatformEvent } from '#features/accounts/server/platform/platform-events.store.ts';
import type { StaffId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import { newId } from '#platform/db/new-id.ts';

export interface PlatformChange {
  /** Example: 'person.removed'. */
  readonly action: `${string}.${string}`;
  readonly subject: string;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
}

/** Records a change that concerns no single supplier, in the transaction of the change. Without `staffId` a command did it. */
export async function recordPlatformChange(
  db: Db,
  { now, staffId }: { readonly now: Instant; readonly staffId?: StaffId | undefined },
  change: PlatformChange,
): Promise<void> {
  await addPlatformEvent(db, { ...change, id: newId(), at: new Date(now), staffId: staffId ?? null });
}
