import { accountByLogin, clientsAt, hashOfCode, usersById } from '#features/accounts/server/public.ts';
import type { Context } from '#platform/db/context.ts';
import { type ClientLink, invitationByCode } from './client-links.store.ts';

export interface OpenedInvitation {
  readonly clientName: string;
  readonly invitedBy: string;
  readonly email: string;
  /** What it takes to accept: a new account, the password of the one there is, or a click of whoever is logged in. */
  readonly needs: 'account' | 'password' | 'click';
}

export interface ValidInvitation {
  readonly link: ClientLink;
  readonly codeHash: string;
  /** Whose the address is, if anybody's. */
  readonly account: Awaited<ReturnType<typeof accountByLogin>>;
  /** That person is logged in. */
  readonly isCaller: boolean;
}

/** The invitation of a mailed code, which only the mailbox that it was sent to can know. */
export async function validInvitation(
  { db, actor, now }: Context,
  code: string,
): Promise<ValidInvitation | undefined> {
  const codeHash = hashOfCode(code);
  const link = await invitationByCode(db, codeHash, now);
  if (link === undefined) return undefined;
  const account = await accountByLogin(db, { kind: 'email', normalised: link.email });
  const isSelf = actor.kind === 'customer' && ['principal', 'linked'].includes(actor.capacity);
  return { link, codeHash, account, isCaller: isSelf && actor.userId === account?.userId };
}

/** What the page of the mailed link shows. Opening it changes nothing. */
export async function openInvitation(context: Context, code: string): Promise<OpenedInvitation | undefined> {
  const invitation = await validInvitation(context, code);
  if (invitation === undefined) return undefined;
  const { link, account, isCaller } = invitation;
  const [client] = await clientsAt(context.db, context.supplier.id, [link.clientId]);
  const [inviter] = await usersById(context.db, [link.invitedBy]);
  return {
    clientName: client?.name ?? '',
    invitedBy: inviter?.name ?? '',
    email: link.email,
    needs: account === undefined ? 'account' : isCaller ? 'click' : 'password',
  };
}
