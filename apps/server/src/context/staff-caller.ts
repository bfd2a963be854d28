/** Authenticates and authorises a member of the supplier's staff for a call of the panel's API. */

import type { FastifyRequest } from 'fastify';
import { presentedStaffToken } from '#features/accounts/server/identity/session-cookie.ts';
import { staffActorOf } from '#features/accounts/server/staff/presented-staff.ts';
import type { Permission } from '#kernel/permissions.ts';
import type { Instant, Staff, SupplierScope } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import { refusalOf } from '#platform/http/common-refusals.ts';
import { noSupplier } from './supplier-of.ts';

interface StaffQuestion {
  readonly sessionSecret: string;
  readonly supplier: SupplierScope;
  readonly now: Instant;
  /** A call that declares no permission is allowed to nobody. */
  readonly permission: Permission | undefined;
}

/**
 * A supplier for which the caller does not work gets the same response as one that does not exist. Reliability M15.
 */
export async function staffCaller(
  db: Db,
  request: FastifyRequest,
  { sessionSecret, supplier, now, permission }: StaffQuestion,
): Promise<Staff> {
  const credentials = { secret: sessionSecret, token: presentedStaffToken(request) };
  const caller = await staffActorOf(db, credentials, supplier, now, permission);
  if (caller.ok) return caller.value;
  switch (caller.refusal) {
    case 'no-session':
      throw refusalOf('session-required');
    case 'of-another-supplier':
      throw noSupplier();
    case 'not-permitted':
      throw refusalOf('not-permitted');
  }
}
