/** Authenticates and authorises a member of the supplier's staff for a call of the panel's API. */

import type { FastifyRequest } from 'fastify';
import { staffContextTexts } from '#features/accounts/contract/staff/staff-texts.ts';
import { presentedStaffToken } from '#features/accounts/server/identity/session-cookie.ts';
import { platformPersonOf, staffActorOf } from '#features/accounts/server/staff/presented-staff.ts';
import type { Permission, PlatformPermission } from '#kernel/permissions.ts';
import type { Instant, PlatformPerson, Staff, SupplierScope } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import { refusalOf } from '#platform/http/common-refusals.ts';
import { HttpRefusal } from '#platform/http/refusal.ts';
import { noSupplier } from './supplier-of.ts';

interface StaffQuestion {
  readonly sessionSecret: string;
  /** Whether the platform's people need a second step for every call. */
  readonly needsSecondStep: boolean;
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
  { sessionSecret, supplier, now, permission, needsSecondStep }: StaffQuestion,
): Promise<Staff> {
  const credentials = { secret: sessionSecret, token: presentedStaffToken(request) };
  const caller = await staffActorOf(db, credentials, supplier, now, permission, needsSecondStep);
  if (caller.ok) return caller.value;
  switch (caller.refusal) {
    case 'no-session':
      throw refusalOf('session-required');
    case 'of-another-supplier':
      throw noSupplier();
    case 'not-permitted':
      throw refusalOf('not-permitted');
    case 'second-step-required':
    case 'not-while-acting':
      throw new HttpRefusal(caller.refusal, staffContextTexts[caller.refusal]);
  }
}

/** Authenticates and authorises a person of the platform. */
export async function platformCaller(
  db: Db,
  request: FastifyRequest,
  {
    sessionSecret,
    supplier,
    ...question
  }: Omit<StaffQuestion, 'permission'> & { readonly permission: PlatformPermission | undefined },
): Promise<PlatformPerson> {
  const credentials = { secret: sessionSecret, token: presentedStaffToken(request) };
  const caller = await platformPersonOf(db, credentials, supplier, question);
  if (caller.ok) return caller.value;
  switch (caller.refusal) {
    case 'no-session':
      throw refusalOf('session-required');
    case 'not-permitted':
      throw refusalOf('not-permitted');
    case 'second-step-required':
      throw new HttpRefusal(caller.refusal, staffContextTexts[caller.refusal]);
  }
}
