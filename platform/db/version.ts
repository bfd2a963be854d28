/**
 * Optimistic locking: a row counts its changes, and a change names the version that it was made on.
 *
 *     const [row] = await db.update(tables)
 *       .set({ ...changes, version: nextVersion(tables) })
 *       .where(and(eq(tables.id, id), atVersion(tables, version)))
 *       .returning();
 *
 * No row: it is gone, or somebody else was faster. Read it again to tell which.
 */
import { type AnyColumn, eq, type SQL, sql } from 'drizzle-orm';
import { integer } from 'drizzle-orm/pg-core';

interface Versioned {
  readonly version: AnyColumn;
}

/** The column, for a table of what two people may edit at once. */
export const versionColumn = () => integer().notNull().default(1);

/** Only the row that the change was made on. */
export const atVersion = ({ version }: Versioned, seen: number): SQL => eq(version, seen);

/** One more than in the row itself, so that no two changes give the same version. */
export const nextVersion = ({ version }: Versioned): SQL<number> => sql<number>`${version} + 1`;
