import { refusedPart } from '#features/accounts/domain/applicant.ts';
import { approvedFromTheStart, mayLogIn } from '#features/accounts/domain/approval.ts';
import type { ClientChoice } from '#features/accounts/domain/client-choice.ts';
import type { ClientsOf } from '#features/accounts/server/clients/clients-of.ts';
import { clientsAt, lockUser } from '#features/accounts/server/clients/users-of-clients.store.ts';
import { linksOfUser } from './client-links.store.ts';

/** The user's own client and those that linked them, the last chosen first. Spec 4, login. */
export const clientsToActFor: ClientsOf = async ({ db, supplier }, { userId }) => {
  const user = await lockUser(db, userId);
  if (user === undefined) return [];
  const links = (await linksOfUser(db, userId)).filter(({ clientId }) => clientId !== user.clientId);
  const ids = [user.clientId, ...links.map(({ clientId }) => clientId)];
  const clients = new Map((await clientsAt(db, supplier.id, ids)).map((client) => [client.id, client]));
  const choice = (linkedUserId: string, clientId: string, principal: boolean): ClientChoice[] => {
    const client = clients.get(clientId);
    if (client === undefined) return [];
    const approved = client.approved ?? approvedFromTheStart(supplier.tags);
    const mayEnter = mayLogIn(supplier.tags, approved);
    const { name: clientName, kind, refusedAt } = client;
    return [
      {
        linkedUserId,
        clientId,
        clientName,
        principal,
        company: kind === 'company',
        mayEnter,
        approved,
        ...refusedPart({ approved, refusedAt }),
      },
    ];
  };
  const byLink = (chosen: boolean) =>
    links
      .filter(({ chosenAt }) => (chosenAt !== null) === chosen)
      .flatMap(({ id, clientId }) => choice(id, clientId, false));
  return [...byLink(true), ...choice(user.id, user.clientId, user.principal), ...byLink(false)];
};
