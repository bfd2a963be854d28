import type { StaffId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import { hashOfOpaqueToken, newOpaqueToken } from '#platform/keys/opaque-token.ts';
import { putStaffCode, type StaffCodePurpose } from './staff-codes.store.ts';

/** Milliseconds. */
const LIFETIME = 60 * 60_000;

interface MailedTo {
  readonly staffId: StaffId;
  readonly purpose: StaffCodePurpose;
  readonly email: string;
}

/** Secret of a mailed link; the person's previous one of this purpose is void. The database stores its hash. */
export async function makeStaffCode(db: Db, to: MailedTo, now: Instant): Promise<string> {
  const code = newOpaqueToken();
  await putStaffCode(db, { ...to, codeHash: hashOfOpaqueToken(code), expiresAt: new Date(now + LIFETIME) });
  return code;
}
