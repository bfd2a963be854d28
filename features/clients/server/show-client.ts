import { approvalStateOf } from '#features/accounts/domain/applicant.ts';
import { shopClient } from '#features/accounts/server/clients/shop-clients.store.ts';
import { acceptancesOfClient } from '#features/accounts/server/registration/terms-acceptances.store.ts';
import { addressesOfShopClient } from '#features/addresses/server/addresses-of.ts';
import { roomsOfClient } from '#features/chat/server/rooms-of-client.ts';
import { linkedUsersOfClient } from '#features/delegation/server/linked/list-linked-users.ts';
import { clientFiguresOf } from '#features/orders/server/store/client-figures.store.ts';
import { creditOf } from '#features/payments/domain/credit.ts';
import { creditAtShop } from '#features/payments/server/titles/credit-of.ts';
import { automaticNames } from '#features/pricing/server/groups/automatic-groups.store.ts';
import { groupsOfClient } from '#features/pricing/server/groups-of.ts';
import { listsOfClient } from '#features/shopping-lists/server/lists-of-client.ts';
import { userTagsOf } from '#features/suppliers/domain/tags/user-tags.ts';
import type { ClientId } from '#kernel/ids.ts';
import { ZERO } from '#kernel/money.ts';
import type { Context } from '#platform/db/context.ts';
import type { ClientPage } from '../domain/client-page.ts';
import { clientFacts } from './list-clients.ts';

/** All that the shop knows of a client; undefined for clients of other shops alone and unknown ids alike. */
export async function showClient(context: Context, clientId: ClientId): Promise<ClientPage | undefined> {
  const { db, supplier } = context;
  const row = await shopClient(db, supplier.id, clientId);
  if (row === undefined) return undefined;
  const { approved, refusedAt, tags, createdAt, forgottenAt, ...client } = row;
  const facts = await clientFacts(context, [clientId], await clientFiguresOf(db, supplier.id, [clientId]));
  const credit = (await creditAtShop(context, clientId)) ?? creditOf(ZERO, ZERO);
  const groups = await groupsOfClient(context, clientId);
  const automatic = groups.length === 0 ? new Set() : await automaticNames(db, supplier.id);
  return {
    ...client,
    standing: approvalStateOf({ approved, refusedAt }),
    tags: userTagsOf(tags),
    since: createdAt.getTime(),
    forgotten: forgottenAt !== null,
    ...facts(clientId),
    credit,
    groups,
    automaticGroups: groups.filter((group) => automatic.has(group)),
    addresses: await addressesOfShopClient(context, clientId),
    users: await linkedUsersOfClient(context, clientId),
    lists: await listsOfClient(context, clientId),
    conversations: await roomsOfClient(context, clientId),
    acceptedTerms: (await acceptancesOfClient(db, supplier.id, clientId)).map(
      ({ version, acceptedAt, name }) => ({ version, at: acceptedAt.getTime(), by: name }),
    ),
  };
}
