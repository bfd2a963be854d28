/** A shop's clients. Facts of other features are queried for the page's rows alone, each with one query. */
import { approvalStateOf } from '#features/accounts/domain/applicant.ts';
import {
  type ClientFact,
  countShopClients,
  shopClientsPage,
} from '#features/accounts/server/clients/shop-clients.store.ts';
import { clientSearchWords } from '#features/delegation/domain/client-search.ts';
import { representativesOfClients } from '#features/delegation/server/representatives-of-clients.ts';
import { isRepresentedBy, isUnrepresented } from '#features/delegation/server/represented-by.store.ts';
import {
  type ClientFigures,
  lastOrderAt,
  summedClientFigures,
  totalSpent,
} from '#features/orders/server/store/client-figures.store.ts';
import { hasOpenTitle, openTitleSumsOf } from '#features/payments/server/store/client-titles.store.ts';
import { isInGroup } from '#features/pricing/server/client-groups.store.ts';
import { userTagsOf } from '#features/suppliers/domain/tags/user-tags.ts';
import { todayOf } from '#features/suppliers/domain/time-zone.ts';
import type { ClientId, SupplierId } from '#kernel/ids.ts';
import { ZERO } from '#kernel/money.ts';
import type { PageRange } from '#kernel/page.ts';
import type { Context } from '#platform/db/context.ts';
import type { ClientOrder, ClientSummary, ClientsWish } from '../domain/client-summary.ts';

export async function listClients(
  context: Context,
  wish: ClientsWish,
  page: PageRange,
): Promise<{ readonly clients: readonly ClientSummary[]; readonly total: number }> {
  const { db, supplier } = context;
  const { standing, kind, tag } = wish;
  const words = clientSearchWords(wish.text);
  const search = { words, standing, kind, tag, conditions: conditionsOf(supplier.id, wish) };
  const order = { by: orderBy(supplier.id, wish.order), descending: wish.descending };
  const total = await countShopClients(db, supplier.id, search);
  const rows = await shopClientsPage(db, supplier.id, search, order, page);
  const ids = rows.map(({ clientId }) => clientId);
  const facts = await clientFacts(context, ids, await summedClientFigures(db, supplier.id, ids));
  const clients = rows.map(({ approved, refusedAt, tags, createdAt, ...row }) => ({
    ...row,
    standing: approvalStateOf({ approved, refusedAt }),
    tags: userTagsOf(tags),
    since: createdAt.getTime(),
    ...facts(row.clientId),
  }));
  return { clients, total };
}

/** What other features know of each of these clients, beside their `figures`. */
export async function clientFacts(
  context: Context,
  ids: readonly ClientId[],
  figures: ReadonlyMap<ClientId, ClientFigures>,
) {
  const { db, supplier } = context;
  const titles = await openTitleSumsOf(db, supplier.id, ids, todayOf(context));
  const representatives = await representativesOfClients(context, ids);
  return (clientId: ClientId): Pick<ClientSummary, 'purchases' | 'openTitles' | 'representatives'> => ({
    purchases: figures.get(clientId) ?? { count: 0, spent: ZERO },
    openTitles: titles.get(clientId) ?? { count: 0, amount: ZERO, overdue: ZERO },
    representatives: representatives.get(clientId) ?? [],
  });
}

function conditionsOf(
  supplierId: SupplierId,
  { group, representative, owing }: ClientsWish,
): readonly ClientFact[] {
  return [
    ...(group === undefined ? [] : [isInGroup(supplierId, group)]),
    ...(representative === undefined
      ? []
      : [
          representative === 'nobody'
            ? isUnrepresented(supplierId)
            : isRepresentedBy(supplierId, representative),
        ]),
    ...(owing ? [hasOpenTitle(supplierId)] : []),
  ];
}

function orderBy(supplierId: SupplierId, order: ClientOrder): ClientFact | 'since' | undefined {
  if (order === 'last-order') return lastOrderAt(supplierId);
  if (order === 'spent') return totalSpent(supplierId);
  return order === 'since' ? 'since' : undefined;
}
