import { customType, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';

const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * The transactions that recently changed what a supplier shows. Written by the triggers of `notify_changes_of`, one row per
 * transaction, so that none waits for another. Decision 024.
 */
export const supplierChanges = pgTable(
  'supplier_changes',
  {
    supplierId: uuid('supplier_id').notNull(),
    tx: xid8('tx').notNull(),
    /** When the purge job first saw the row: a transaction may last long before its row becomes visible. */
    seenAt: timestamp('seen_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.supplierId, table.tx] })],
);
