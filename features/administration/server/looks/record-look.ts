import { type AuditEntry, recordChange } from '#features/accounts/server/audit/record-change.ts';
import { inTransaction } from '#platform/db/context.ts';
import type { PlatformContext } from '../suppliers/manage-suppliers.ts';

/** Who looked at whom: in the shop's audit, for its owners, and in the platform's history. */
export const recordLook = (context: PlatformContext, look: Omit<AuditEntry, 'before'>): Promise<void> =>
  inTransaction(context, (inside) =>
    recordChange({ ...inside, actor: context.actor }, { ...look, before: null }),
  );
