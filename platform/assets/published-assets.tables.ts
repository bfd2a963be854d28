import { boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { bytea } from '../db/columns/bytea.ts';

/** Files of the builds that run, or have run lately. The path holds a hash of the content, so a row never changes but for its time. */
export const publishedAssets = pgTable('published_assets', {
  path: text().primaryKey(),
  type: text().notNull(),
  content: bytea().notNull(),
  /** Whether the content is compressed. */
  gzipped: boolean().notNull(),
  /** When a process with this file has last said so; to the day. */
  publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
});
