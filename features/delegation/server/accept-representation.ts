/** Acceptance of an invitation to represent a shop; from then on its staff sees the user's name. */

import { recordChange } from '#features/accounts/server/audit/record-change.ts';
import { openAccount } from '#features/accounts/server/login/open-account.ts';
import type { UserId } from '#kernel/ids.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import { hashOfOpaqueToken } from '#platform/keys/opaque-token.ts';
import {
  type Acceptance,
  type AcceptanceRefusal,
  type Invitee,
  inviteeOf,
  newPersonOf,
  proveInvitee,
} from './invitee.ts';
import {
  lockInvitationByCode,
  representativeInvitationByCode,
  takeInvitation,
} from './representative-invitations.store.ts';
import { lockRepresentative, writeRepresentative } from './representatives.store.ts';

type Accepted = Result<void, AcceptanceRefusal>;

/** Invitee of a mailed code; changes nothing. Undefined for an invalid code. */
export async function openRepresentation(context: Context, code: string): Promise<Invitee | undefined> {
  const { db, supplier, now } = context;
  const invitation = await representativeInvitationByCode(db, supplier.id, hashOfOpaqueToken(code), now);
  return invitation && inviteeOf(context, invitation.email);
}

/** Accepts with a new account or the existing one. Former representatives get their earlier clients back. */
export async function acceptRepresentation(context: Context, acceptance: Acceptance): Promise<Accepted> {
  const invitee = await openRepresentation(context, acceptance.code);
  if (invitee === undefined) return refuse({ code: 'invalid-invitation' });
  const { account } = invitee;
  if (account === undefined) return acceptAsNew(context, invitee, acceptance);
  const proved = await proveInvitee(context, { ...invitee, account }, acceptance);
  if (!proved.ok) return proved;
  return inTransaction(context, (inside) => takeUp(inside, acceptance.code, proved.value));
}

async function acceptAsNew(context: Context, invitee: Invitee, acceptance: Acceptance): Promise<Accepted> {
  const person = await newPersonOf(invitee, acceptance);
  if (!person.ok) return person;
  const { name, passwordHash } = person.value;
  return inTransaction(context, async (inside): Promise<Accepted> => {
    const { db, supplier, now } = inside;
    // Before the account is opened: a refusal after that would have to undo it.
    if (!(await lockInvitationByCode(db, supplier.id, hashOfOpaqueToken(acceptance.code), now)))
      return refuse({ code: 'invalid-invitation' });
    const userId = await openAccount(db, {
      clientId: newId(),
      kind: 'person',
      clientName: name,
      userName: name,
      document: null,
      email: invitee.email,
      phone: null,
      stateRegistration: null,
      passwordHash,
      now,
    });
    if (userId === undefined) return refuse({ code: 'email-taken' });
    return takeUp(inside, acceptance.code, userId);
  });
}

async function takeUp(context: Context, code: string, userId: UserId): Promise<Accepted> {
  const { db, supplier, now } = context;
  if (!(await takeInvitation(db, supplier.id, hashOfOpaqueToken(code), now)))
    return refuse({ code: 'invalid-invitation' });
  const before = await lockRepresentative(db, supplier.id, userId);
  if (before?.ended === false) return accept(undefined);
  await writeRepresentative(db, supplier.id, userId, now);
  const change = { subjectId: userId, before: null, after: { representative: true } };
  const actor = { kind: 'customer', userId } as const;
  await recordChange({ ...context, actor }, { ...change, action: 'representative.made' });
  return accept(undefined);
}
