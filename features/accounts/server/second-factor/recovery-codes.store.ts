import { and, count, eq } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';
import { recoveryCodes } from './second-factors.tables.ts';

export async function addRecoveryCodes(db: Db, factorId: string, hashes: readonly string[]): Promise<void> {
  await db.insert(recoveryCodes).values(hashes.map((codeHash) => ({ factorId, codeHash })));
}

/** Deletes the code; false where it does not exist. */
export async function takeRecoveryCode(db: Db, factorId: string, codeHash: string): Promise<boolean> {
  const taken = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.factorId, factorId), eq(recoveryCodes.codeHash, codeHash)));
  return (taken.rowCount ?? 0) > 0;
}

export async function recoveryCodesLeft(db: Db, factorId: string): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.factorId, factorId));
  return row?.left ?? 0;
}

export async function dropRecoveryCodes(db: Db, factorId: string): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.factorId, factorId));
}
