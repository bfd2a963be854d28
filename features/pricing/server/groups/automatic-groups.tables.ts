import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { suppliers } from '#features/suppliers/server/suppliers.tables.ts';
import { versionColumn } from '#platform/db/version.ts';
import { priceTables } from '../pricing.tables.ts';

/** Groups of clients that a rule fills. What a rule means is known by `features/clients`; that they fill `client_pricing`, here. */
export const automaticGroups = pgTable(
  'automatic_groups',
  {
    supplierId: uuid('supplier_id')
      .notNull()
      .references(() => suppliers.id),
    id: uuid().notNull(),
    name: text().notNull(),
    /** Validated on every write and read. */
    rule: jsonb().notNull(),
    /** The price table of members of whose own none applies. */
    tableId: uuid('table_id'),
    version: versionColumn(),
    /** From when on the members have to be computed again. */
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
    /** The last client of the computation under way; null: none is. */
    cursor: uuid(),
    /** When all members were last computed. */
    computedAt: timestamp('computed_at', { withTimezone: true }),
    /** Clients who came in and went out: in the computation under way, else in the last one. */
    joinedCount: integer('joined_count').notNull().default(0),
    leftCount: integer('left_count').notNull().default(0),
    /** Removed: its members leave, and then the row goes. */
    emptying: boolean().notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.id] }),
    unique('automatic_groups_by_name').on(t.supplierId, t.name),
    foreignKey({
      columns: [t.supplierId, t.tableId],
      foreignColumns: [priceTables.supplierId, priceTables.id],
    }),
    index('automatic_groups_by_due').on(t.dueAt),
  ],
);

/**
 * Clients whose groups have to be computed soon: new customers, and those whose approval or tags have changed. A trigger on
 * `customers` appends them, so that no writer waits for another; the job deletes them.
 */
export const automaticGroupChanges = pgTable('automatic_group_changes', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity({ cache: 20 }),
  supplierId: uuid('supplier_id').notNull(),
  clientId: uuid('client_id').notNull(),
});
