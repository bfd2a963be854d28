import { and, eq, sql } from 'drizzle-orm';
import type { SupplierId } from '#kernel/ids.ts';
import { type Db, prepared } from '#platform/db/database.ts';
import { synonyms } from './search.tables.ts';

export interface SynonymRow {
  readonly key: string;
  readonly equivalents: readonly string[];
}

const selectSynonymsByKeys = prepared((db) =>
  db
    .select({ key: synonyms.key, equivalents: synonyms.equivalents })
    .from(synonyms)
    .where(
      and(
        eq(synonyms.supplierId, sql.placeholder('supplierId')),
        sql`${synonyms.key} = any(${sql.placeholder('keys')}::text[])`,
      ),
    )
    .prepare('synonyms_by_keys'),
);

export const findSynonyms = (
  db: Db,
  supplierId: SupplierId,
  keys: readonly string[],
): Promise<SynonymRow[]> => selectSynonymsByKeys(db).execute({ supplierId, keys: [...keys] });

export async function replaceSynonyms(
  db: Db,
  supplierId: SupplierId,
  rows: readonly SynonymRow[],
): Promise<void> {
  await db.delete(synonyms).where(eq(synonyms.supplierId, supplierId));
  if (rows.length === 0) return;
  await db
    .insert(synonyms)
    .values(rows.map(({ key, equivalents }) => ({ supplierId, key, equivalents: [...equivalents] })));
}
