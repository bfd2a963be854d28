/** Mails about linked users. Each is composed when it is sent, so that the secret of a link exists only in its mail. */

import { clientsAt, usersById } from '#features/accounts/server/clients/users-of-clients.store.ts';
import { shopMails } from '#features/accounts/server/mails/account-mails.ts';
import type { WriteLetter } from '#features/accounts/server/mails/letter.ts';
import type { Db } from '#platform/db/database.ts';
import { hashOfOpaqueToken, newOpaqueToken } from '#platform/keys/opaque-token.ts';
import type { WriteMail } from '#platform/mail/outbox.ts';
import { INVITATION_LIFETIME } from '../domain/linked-user.ts';
import { linkById, waitingInvitation, writeInvitationCode } from './linked/client-links.store.ts';
import { acceptedLetter, invitationLetter, removedLetter } from './linked/linked-letters.ts';
import { representativeInvitation } from './representative-mails.ts';

/** The text must not reveal whether the invited person has an account. */
const invitation: WriteLetter = async (db, { linkId = '', supplierId = '' }, { now }) => {
  const link = await waitingInvitation(db, linkId);
  if (link === undefined) return undefined;
  const client = await clientName(db, supplierId, link.clientId);
  const [inviter] = await usersById(db, [link.invitedBy]);
  const code = newOpaqueToken();
  await writeInvitationCode(db, link.id, {
    codeHash: hashOfOpaqueToken(code),
    expiresAt: now + INVITATION_LIFETIME,
  });
  return invitationLetter({ to: link.email, inviter: inviter?.name ?? client, client, code });
};

const accepted: WriteLetter = async (db, { linkId = '', supplierId = '' }) => {
  const link = await linkById(db, linkId);
  if (link === undefined || link.userId === null) return undefined;
  const people = await usersById(db, [link.invitedBy, link.userId]);
  const inviter = people.find(({ id }) => id === link.invitedBy);
  const person = people.find(({ id }) => id === link.userId);
  if (inviter === undefined || person === undefined) return undefined;
  const client = await clientName(db, supplierId, link.clientId);
  return acceptedLetter({ inviter, person, client });
};

const removed: WriteLetter = async (db, { email = '', clientId = '', supplierId = '' }) => {
  const client = await clientName(db, supplierId, clientId);
  return removedLetter({ to: email, client });
};

async function clientName(db: Db, supplierId: string, clientId: string): Promise<string> {
  const [client] = await clientsAt(db, supplierId, [clientId]);
  return client?.name ?? '';
}

export const delegationMails = (publicUrl: string): Readonly<Record<string, WriteMail>> =>
  shopMails(publicUrl, {
    'linked-invitation': invitation,
    'linked-accepted': accepted,
    'linked-removed': removed,
    'representative-invitation': representativeInvitation,
  });
