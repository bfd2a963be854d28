import { clientsAt, usersById } from '#features/accounts/server/clients/users-of-clients.store.ts';
import type { Context } from '#platform/db/context.ts';
import { hashOfOpaqueToken } from '#platform/keys/opaque-token.ts';
import { type Invitee, inviteeOf } from '../invitee.ts';
import { type ClientLink, linkInvitationByCode } from './client-links.store.ts';

export interface OpenedInvitation {
  readonly clientName: string;
  readonly invitedBy: string;
  readonly email: string;
  readonly needs: Invitee['needs'];
}

export interface ValidInvitation {
  readonly link: ClientLink;
  readonly codeHash: string;
  readonly invitee: Invitee;
}

/** Undefined for an invalid code. Only the invited mailbox receives it. */
export async function validInvitation(context: Context, code: string): Promise<ValidInvitation | undefined> {
  const codeHash = hashOfOpaqueToken(code);
  const link = await linkInvitationByCode(context.db, codeHash, context.now);
  if (link === undefined) return undefined;
  return { link, codeHash, invitee: await inviteeOf(context, link.email) };
}

/** Data for the page of the mailed link. Changes nothing. */
export async function openInvitation(context: Context, code: string): Promise<OpenedInvitation | undefined> {
  const invitation = await validInvitation(context, code);
  if (invitation === undefined) return undefined;
  const { link, invitee } = invitation;
  const [client] = await clientsAt(context.db, context.supplier.id, [link.clientId]);
  const [inviter] = await usersById(context.db, [link.invitedBy]);
  return {
    clientName: client?.name ?? '',
    invitedBy: inviter?.name ?? '',
    email: link.email,
    needs: invitee.needs,
  };
}
