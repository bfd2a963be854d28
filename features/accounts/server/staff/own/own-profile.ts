/** Name and e-mail of who works in the panel. */
import { accept, type Result, refuse } from '#kernel/result.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import { hashOfOpaqueToken } from '#platform/keys/opaque-token.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { parseLoginName } from '../../../domain/login/login-name.ts';
import { mayRequest } from '../../login/request-throttle.ts';
import { checkOwner } from '../../second-factor/check-owner.ts';
import { staffLike, writeStaffEmail, writeStaffName } from '../staff.store.ts';
import type { OwnSession } from './own-session.ts';
import { dropStaffCodes, staffCodeOwner, takeStaffCode } from './staff-codes.store.ts';

type Refused<Code extends string> = { readonly code: Code };

export const changeStaffName = ({ db }: Context, { staffId }: OwnSession, name: string): Promise<void> =>
  writeStaffName(db, staffId, name);

/** Queues the mail that confirms the new address, and notifies the present one. Only the mailbox itself learns that it is taken. */
export async function requestStaffEmail(
  context: Context,
  { staffId, sessionId, ip }: OwnSession,
  { current, email: typed }: { readonly current: string; readonly email: string },
): Promise<
  Result<
    void,
    Refused<'wrong-password' | 'too-many-attempts' | 'malformed-email' | 'same-email' | 'too-many-requests'>
  >
> {
  const login = parseLoginName(typed);
  if (login?.kind !== 'email') return refuse({ code: 'malformed-email' });
  const email = login.normalised;
  const proof = { owner: { kind: 'staff', id: staffId } as const, password: current, ip, sessionId };
  const proven = await checkOwner(context, proof);
  if (!proven.ok) return proven;
  if (proven.value.email === email) return refuse({ code: 'same-email' });
  if (!(await mayRequest(context, 'email', { login: `staff:${staffId}`, ip })))
    return refuse({ code: 'too-many-requests' });
  const { now } = context;
  await inTransaction(context, async ({ db }) => {
    await queueMail(db, 'staff-email-confirmation', { staffId, email }, now);
    await queueMail(db, 'staff-email-changing', { email: proven.value.email }, now);
  });
  return accept(undefined);
}

/** The new address counts from here on; the old one is notified. */
export async function confirmStaffEmail(
  context: Context,
  code: string,
): Promise<Result<void, Refused<'invalid-link' | 'email-taken'>>> {
  const codeHash = hashOfOpaqueToken(code);
  return inTransaction(context, async ({ db, now }) => {
    const owner = await staffCodeOwner(db, 'email', codeHash, now);
    if (owner === undefined) return refuse({ code: 'invalid-link' });
    const { staffId, mailedTo, email } = owner;
    if ((await staffLike(db, mailedTo)) !== undefined) return refuse({ code: 'email-taken' });
    if (!(await takeStaffCode(db, 'email', codeHash, now))) return refuse({ code: 'invalid-link' });
    await writeStaffEmail(db, staffId, mailedTo);
    await dropStaffCodes(db, staffId);
    await queueMail(db, 'staff-email-changed', { email }, now);
    return accept(undefined);
  });
}
