/** The link of an invitation: what it says, and its acceptance by a new or an existing account. */
import { type Shop, supplierScope } from '#features/suppliers/domain/shop.ts';
import { supplierByKey } from '#features/suppliers/server/find-supplier.ts';
import type { StaffId } from '#kernel/ids.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import type { Db } from '#platform/db/database.ts';
import { newId } from '#platform/db/new-id.ts';
import { hashOfOpaqueToken } from '#platform/keys/opaque-token.ts';
import { roleName } from '../../../contract/staff/role-names.ts';
import type { StaffInvitationRefusal } from '../../../contract/staff/staff-invitation-texts.ts';
import type { PasswordProblem } from '../../../domain/login/password-rules.ts';
import type { StaffInvitation } from '../../../domain/staff-invitation.ts';
import type { StaffRole } from '../../../domain/staff-may.ts';
import { recordChange } from '../../audit/record-change.ts';
import { hashPassword } from '../../identity/passwords.ts';
import { newPasswordProblem } from '../../login/new-password-problem.ts';
import { type LoggedInStaff, openForStaff } from '../log-in-staff.ts';
import { addMembership, addStaff, type StaffRow, staffLike } from '../staff.store.ts';
import type { SessionOrigin } from '../start-staff-session.ts';
import { storedRole } from '../stored-role.ts';
import { lockTeam } from './lock-team.store.ts';
import {
  type StoredInvitation,
  staffInvitationByCode,
  takeStaffInvitation,
} from './staff-invitations.store.ts';

interface OpenSession {
  readonly sessionId: string;
  readonly staffId: StaffId;
}

interface Presented {
  readonly code: string;
  /** The panel's session of this browser. */
  readonly session?: OpenSession | undefined;
}

interface StaffAcceptance extends Presented {
  /** For a new account. */
  readonly name?: string | undefined;
  readonly password?: string | undefined;
  readonly origin: SessionOrigin;
}

type Refusal = { readonly code: StaffInvitationRefusal | PasswordProblem };
type Invited = StoredInvitation & {
  readonly shop: Shop;
  readonly account: StaffRow | undefined;
  readonly needs: StaffInvitation['needs'];
};

/** Undefined where the link is not valid, or its address is that of somebody who may not log in any more. */
async function invitedBy({ db, now }: Context, { code, session }: Presented): Promise<Invited | undefined> {
  const invitation = await staffInvitationByCode(db, hashOfOpaqueToken(code), now);
  const shop = invitation && (await supplierByKey(db, invitation.supplierId));
  if (invitation === undefined || shop === undefined) return undefined;
  const account = await staffLike(db, invitation.email);
  if (account === undefined) return { ...invitation, shop, account, needs: 'account' };
  if (account.disabledAt !== null) return undefined;
  return { ...invitation, shop, account, needs: session?.staffId === account.id ? 'click' : 'login' };
}

export async function openStaffInvitation(
  context: Context,
  presented: Presented,
): Promise<Result<StaffInvitation, { readonly code: 'invalid-invitation' }>> {
  const invited = await invitedBy(context, presented);
  if (invited === undefined) return refuse({ code: 'invalid-invitation' });
  const { shop, role, email, by, needs } = invited;
  return accept({
    email,
    needs,
    roleName: roleName(role),
    shopName: shop.name,
    ...(by === null ? {} : { invitedBy: by }),
  });
}

/** Accepts once. A refusal leaves the invitation valid. A second step is respected: an existing account logs in before. */
export async function acceptStaffInvitation(
  context: Context,
  { name: typed = '', password, origin, ...presented }: StaffAcceptance,
): Promise<Result<LoggedInStaff, Refusal>> {
  const invited = await invitedBy(context, presented);
  if (invited === undefined) return refuse({ code: 'invalid-invitation' });
  if (invited.needs === 'login') return refuse({ code: 'needs-login' });
  let passwordHash = '';
  const name = typed.trim();
  if (invited.needs === 'account') {
    if (name === '') return refuse({ code: 'needs-name' });
    if (password === undefined) return refuse({ code: 'needs-password' });
    const problem = await newPasswordProblem(password, [invited.email, name]);
    if (problem !== undefined) return refuse({ code: problem });
    passwordHash = await hashPassword(password, context);
  }
  return inTransaction(context, async (inside): Promise<Result<LoggedInStaff, Refusal>> => {
    const { db, now } = inside;
    const { supplierId, shop, email } = invited;
    await lockTeam(db, supplierId);
    // The newest state: its role may have been changed by another invitation meanwhile.
    const codeHash = hashOfOpaqueToken(presented.code);
    const current = await staffInvitationByCode(db, codeHash, now);
    if (current === undefined || !(await takeStaffInvitation(db, supplierId, codeHash, now)))
      return refuse({ code: 'invalid-invitation' });
    const person = invited.account ?? (await newPerson(db, { name, email, passwordHash }));
    if (person === undefined) return refuse({ code: 'needs-login' });
    await join(inside, shop, current.role, person);
    return accept(await openForStaff(inside, person, presented.session?.sessionId, origin));
  });
}

/** Undefined where the address got an account meanwhile. */
async function newPerson(
  db: Db,
  person: Pick<StaffRow, 'name' | 'email' | 'passwordHash'>,
): Promise<Pick<StaffRow, 'id' | 'name' | 'email' | 'administrator'> | undefined> {
  const id = await addStaff(db, { id: newId(), ...person });
  return id === undefined ? undefined : { ...person, id, administrator: false };
}

async function join(
  context: Context,
  shop: Shop,
  role: StaffRole,
  person: Pick<StaffRow, 'id' | 'name' | 'email'>,
): Promise<void> {
  const { db } = context;
  const added = await addMembership(db, { supplierId: shop.id, staffId: person.id, ...storedRole(role) });
  if (!added) return;
  const actor = { kind: 'staff', staffId: person.id } as const;
  await recordChange(
    { ...context, supplier: supplierScope(shop), actor },
    {
      action: 'staff.joined',
      subjectId: person.id,
      before: null,
      after: { name: person.name, email: person.email, role: roleName(role) },
    },
  );
}
