/** The secret in a mailed link: only the mail contains it, the database stores its hash. */

import type { UserId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import { hashOfOpaqueToken, newOpaqueToken } from '#platform/keys/opaque-token.ts';
import { type CodePurpose, putCode } from './mailed-codes.store.ts';

const LIFETIME = 30 * 60_000;

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
  const code = newOpaqueToken();
  await putCode(db, {
    userId,
    purpose,
    email,
    codeHash: hashOfOpaqueToken(code),
    expiresAt: new Date(now + LIFETIME),
  });
  return code;
}
