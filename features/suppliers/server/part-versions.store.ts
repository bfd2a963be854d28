/** Versions of the parts of a shop that staff save as a whole. A part that nobody has changed has version 1. */
import { and, eq, sql } from 'drizzle-orm';
import type { SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import { atVersion, nextVersion } from '#platform/db/version.ts';
import { supplierPartVersions as versions } from './suppliers.tables.ts';

const FIRST = 1;

export type PartVersions = (part: string) => number;

export async function partVersions(db: Db, supplierId: SupplierId): Promise<PartVersions> {
  const rows = await db
    .select({ part: versions.part, version: versions.version })
    .from(versions)
    .where(eq(versions.supplierId, supplierId));
  const known = new Map(rows.map(({ part, version }) => [part, version]));
  return (part) => known.get(part) ?? FIRST;
}

/**
 * Counts a change of the part and locks its version until the transaction ends. Undefined if the part has another version than
 * `seen` by now: then nothing is to be changed. The new version is also above `above`.
 */
export async function nextPartVersion(
  db: Db,
  supplierId: SupplierId,
  part: string,
  seen: number,
  above = 0,
): Promise<number | undefined> {
  if (seen === FIRST)
    await db.insert(versions).values({ supplierId, part, version: FIRST }).onConflictDoNothing();
  const [row] = await db
    .update(versions)
    .set({ version: sql`greatest(${nextVersion(versions)}, ${above + 1}::integer)` })
    .where(and(eq(versions.supplierId, supplierId), eq(versions.part, part), atVersion(versions, seen)))
    .returning({ version: versions.version });
  return row?.version;
}

/** Counts a change that somebody else than the shop's staff made: their forms that have not seen it are refused. */
export async function raisePartVersion(db: Db, supplierId: SupplierId, part: string): Promise<void> {
  await db
    .insert(versions)
    .values({ supplierId, part, version: FIRST + 1 })
    .onConflictDoUpdate({
      target: [versions.supplierId, versions.part],
      set: { version: nextVersion(versions) },
    });
}
