import { customType, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';

const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * Which transactions changed what a supplier shows, for a while: written by the triggers of `notify_changes_of`, a row of its own for
 * each transaction, so that none waits for another. Decision 024.
 */
export const supplierChanges = pgTable(
  'supplier_changes',
  {
    supplierId: uuid('supplier_id').notNull(),
    tx: xid8('tx').notNull(),
    /** When it was first seen by who clears up: a transaction may last long before anyone sees it. */
    seenAt: timestamp('seen_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.supplierId, table.tx] })],
);
