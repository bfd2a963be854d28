import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { suppliers } from '#features/suppliers/server/suppliers.tables.ts';
import { staff } from '../staff/staff.tables.ts';

/** What the platform's people did, and by their rights; append-only. */
export const platformEvents = pgTable(
  'platform_events',
  {
    /** UUID v7: sorts in the order of writing. */
    id: uuid().primaryKey(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** Null where a command of the server did it. */
    staffId: uuid('staff_id').references(() => staff.id),
    /** The member of a shop's staff as whom an administrator acted. */
    onBehalfOf: uuid('on_behalf_of').references(() => staff.id),
    /** Where it was done at a shop. That shop's audit has an event of the same id, with the facts. */
    onlyAt: uuid('only_at').references(() => suppliers.id),
    action: text().notNull(),
    subject: text().notNull(),
    before: jsonb().$type<Readonly<Record<string, unknown>>>(),
    after: jsonb().$type<Readonly<Record<string, unknown>>>(),
  },
  (t) => [index('platform_events_by_time').on(t.at)],
);
