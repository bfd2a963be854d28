import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { suppliers } from '#features/suppliers/server/suppliers.tables.ts';

/** As stored: quantity in thousandths. */
export interface StoredLinkLine {
  readonly productId: string;
  readonly quantity: number;
}

export const actionLinks = pgTable(
  'action_links',
  {
    supplierId: uuid('supplier_id')
      .notNull()
      .references(() => suppliers.id),
    id: uuid().notNull(),
    slug: text().notNull(),
    title: text().notNull(),
    text: text().notNull().default(''),
    /** A path within the shop; empty for its home page. */
    destination: text().notNull().default(''),
    lines: jsonb().$type<StoredLinkLine[]>().notNull(),
    active: boolean().notNull().default(true),
    startsAt: timestamp('starts_at', { withTimezone: true }),
    endsAt: timestamp('ends_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.id] }),
    unique('action_links_by_slug').on(t.supplierId, t.slug),
    check('action_links_destination', sql`destination = '' or destination ~ '^/[^/\\\\]'`),
    check('action_links_validity', sql`starts_at < ends_at`),
  ],
);
