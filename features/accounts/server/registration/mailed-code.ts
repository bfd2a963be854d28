/** The secret in a mailed link: 256 random bits that only the mail contains. The database stores a hash, which opens nothing. */
import { createHash, randomBytes } from 'node:crypto';
import type { UserId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import { type CodePurpose, putCode } from './mailed-codes.store.ts';

const LIFETIME = 30 * 60_000;

export const hashOfCode = (code: string): string => createHash('sha256').update(code).digest('base64url');

/** 256 bits. */
export const newCode = (): string => randomBytes(32).toString('base64url');

/** Replaces the user's previous code of this purpose. */
export async function makeCode(
  db: Db,
  {
    userId,
    purpose,
    email,
  }: { readonly userId: UserId; readonly purpose: CodePurpose; readonly email: string },
  now: Instant,
): Promise<string> {
  const code = newCode();
  await putCode(db, {
    userId,
    purpose,
    email,
    codeHash: hashOfCode(code),
    expiresAt: new Date(now + LIFETIME),
  });
  return code;
}
