import { sql } from 'drizzle-orm';
import { bigint, check, date, foreignKey, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { suppliers } from '#features/suppliers/server/suppliers.tables.ts';
import { versionColumn } from '#platform/db/version.ts';
import { representatives } from '../representatives.tables.ts';

/** A month whose targets somebody has set: all of its targets are edited as one, and have one version. */
export const salesTargetMonths = pgTable(
  'sales_target_months',
  {
    supplierId: uuid('supplier_id')
      .notNull()
      .references(() => suppliers.id),
    /** The month's first day, 'YYYY-MM-01'. */
    month: date({ mode: 'string' }).notNull(),
    version: versionColumn(),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.month] }),
    check('sales_target_months_first', sql`extract(day from month) = 1`),
  ],
);

/** What a representative is to sell in a month. */
export const salesTargets = pgTable(
  'sales_targets',
  {
    supplierId: uuid('supplier_id').notNull(),
    month: date({ mode: 'string' }).notNull(),
    userId: uuid('user_id').notNull(),
    /** Centavos. */
    amount: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.month, t.userId] }),
    foreignKey({
      columns: [t.supplierId, t.month],
      foreignColumns: [salesTargetMonths.supplierId, salesTargetMonths.month],
    }),
    foreignKey({
      columns: [t.supplierId, t.userId],
      foreignColumns: [representatives.supplierId, representatives.userId],
    }),
    check('sales_targets_amount', sql`amount > 0`),
  ],
);
