import type { PasswordProblem } from '#features/accounts/domain/login/password-rules.ts';
import { checkPassword } from '#features/accounts/server/identity/check-password.ts';
import { hashPassword } from '#features/accounts/server/identity/passwords.ts';
import { newPasswordProblem } from '#features/accounts/server/login/new-password-problem.ts';
import { putOwner, setPlatformRole } from '#features/accounts/server/platform/platform-people.store.ts';
import { createStaff } from '#features/accounts/server/staff/create-staff.ts';
import { type StaffRow, staffByEmail } from '#features/accounts/server/staff/staff.store.ts';
import { supplierByKey } from '#features/suppliers/server/find-supplier.ts';
import type { StaffId } from '#kernel/ids.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import { hashOfOpaqueToken } from '#platform/keys/opaque-token.ts';
import { type InvitedAs, platformRoleInvited } from '../../domain/invitation.ts';
import { recordPlatformChange } from '../record-platform-change.ts';
import { dropInvitation, type InvitationRow, invitationByCode, lockInvitation } from './invitations.store.ts';

export interface ShownInvitation {
  readonly invitedAs: InvitedAs;
  readonly name: string;
  readonly email: string;
  /** Name of the shop. */
  readonly shop?: string;
  /** The person has an account, and enters with its password. */
  readonly hasAccount: boolean;
}

/** What the link's page shows; undefined for a link that opens nothing. */
export async function showInvitation(
  { db, now }: Context,
  code: string,
): Promise<ShownInvitation | undefined> {
  const found = await invitationByCode(db, hashOfOpaqueToken(code), now);
  if (found === undefined) return undefined;
  const { invitedAs, name, email, onlyAt } = found;
  const shop = onlyAt === null ? undefined : await supplierByKey(db, onlyAt);
  const hasAccount = (await staffByEmail(db, email)) !== undefined;
  return { invitedAs, name, email, hasAccount, ...(shop === undefined ? {} : { shop: shop.name }) };
}

export interface AcceptedInvitation {
  readonly person: StaffRow;
  /** The person had an account: they log in, with the second step if they have one. */
  readonly logsIn: boolean;
  /** Where the person goes on: the slug of the shop. */
  readonly slug?: string;
}

type Refusal = {
  readonly code: 'invitation-over' | 'wrong-password' | 'too-many-attempts' | PasswordProblem;
};

/** Uses the link once. A new person sets a password; who has an account proves it with theirs. */
export async function acceptInvitation(
  context: Context,
  { code, password, ip }: { readonly code: string; readonly password: string; readonly ip: string },
): Promise<Result<AcceptedInvitation, Refusal>> {
  const codeHash = hashOfOpaqueToken(code);
  const invitation = await invitationByCode(context.db, codeHash, context.now);
  if (invitation === undefined) return refuse({ code: 'invitation-over' });
  const existing = await staffByEmail(context.db, invitation.email);
  // The link alone proves the mailbox, not the account, which may have other shops.
  if (existing !== undefined) {
    const counted = { login: `staff:${invitation.email}`, ip, device: undefined, password };
    const proved = await checkPassword(context, counted, () => existing);
    if (!proved.ok) return proved;
  }
  const problem =
    existing === undefined
      ? await newPasswordProblem(password, [invitation.email, invitation.name])
      : undefined;
  if (problem !== undefined) return refuse({ code: problem });
  const passwordHash = existing?.passwordHash ?? (await hashPassword(password));
  return inTransaction(context, async (inside): Promise<Result<AcceptedInvitation, Refusal>> => {
    const { db, now } = inside;
    const locked = await lockInvitation(db, codeHash, now);
    if (locked === undefined) return refuse({ code: 'invitation-over' });
    const { name, email } = locked;
    const staffId = existing?.id ?? (await createStaff(db, { name, email, passwordHash, memberships: [] }));
    // Created meanwhile by another link: the page says that this one is over, and the other one's password counts.
    if (staffId === undefined) return refuse({ code: 'invitation-over' });
    await join(inside, locked, staffId);
    await dropInvitation(db, locked.id, locked.onlyAt ?? undefined);
    const person = await staffByEmail(db, email);
    if (person === undefined) return refuse({ code: 'invitation-over' });
    const shop = locked.onlyAt === null ? undefined : await supplierByKey(db, locked.onlyAt);
    return accept({
      person,
      logsIn: existing !== undefined,
      ...(shop === undefined ? {} : { slug: shop.slug }),
    });
  });
}

async function join(
  { db, now }: Context,
  { invitedAs, onlyAt, email }: InvitationRow,
  staffId: StaffId,
): Promise<void> {
  const role = platformRoleInvited(invitedAs);
  if (role !== undefined) await setPlatformRole(db, staffId, role);
  else if (onlyAt !== null) await putOwner(db, onlyAt, staffId);
  await recordPlatformChange(
    db,
    { now, staffId },
    { action: 'invitation.accepted', subject: email, before: null, after: { invitedAs, supplierId: onlyAt } },
  );
}
