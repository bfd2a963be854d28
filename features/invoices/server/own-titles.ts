/**
 * A client's titles at this shop, as far as the actor may see them. Another client's title and a missing one get the
 * same response.
 */

import { seesOrder } from '#features/orders/server/read/order-visibility.ts';
import { isOverdue, type Title, type TitleId } from '#features/payments/domain/title.ts';
import { creditOfClient, seesCredit } from '#features/payments/server/titles/credit-of.ts';
import { renewBoleto, type SecondCopyRefusal } from '#features/payments/server/titles/renew-boleto.ts';
import {
  chosenTitles,
  owedBy,
  titlesOfClient,
  type WantedTitles,
} from '#features/payments/server/titles/titles-of.ts';
import { todayOf } from '#features/suppliers/domain/time-zone.ts';
import { defined } from '#kernel/defined.ts';
import { pageCount } from '#kernel/page.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Context, CustomerContext } from '#platform/db/context.ts';
import type { ClientTitles, ShownTitle } from '../domain/client-titles.ts';

type NotFound = { readonly code: 'title-not-found' };

const PAGE_SIZE = 50;
/** Maximum rows of a CSV file. */
const MAX_EXPORTED = 2000;

export async function clientTitles(
  context: CustomerContext,
  wanted: WantedTitles,
  page: number,
): Promise<ClientTitles> {
  const found = await titlesOfClient(context, wanted, { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE });
  const credit = await creditOfClient(context, context.actor.clientId);
  const owed = await owedBy(context);
  return {
    titles: found.titles.map((title) => shown(context, title)),
    ...defined({ credit }),
    page,
    pages: pageCount(found.total, PAGE_SIZE),
    total: found.total,
    sum: found.sum,
    ...owed,
  };
}

/** Linked users only see the titles of their own orders. Spec 6; reliability M12. */
export async function titlesByIds(
  context: CustomerContext,
  ids: readonly TitleId[],
): Promise<Result<readonly Title[], NotFound>> {
  const different = [...new Set(ids)];
  const titles = await chosenTitles(context, different);
  if (titles.length < different.length) return refuse({ code: 'title-not-found' });
  for (const title of titles)
    if (!(await seesTitle(context, title))) return refuse({ code: 'title-not-found' });
  return accept(titles);
}

export async function secondCopy(
  context: CustomerContext,
  id: TitleId,
): Promise<Result<ShownTitle, { readonly code: SecondCopyRefusal }>> {
  const seen = await titlesByIds(context, [id]);
  if (!seen.ok) return seen;
  const renewed = await renewBoleto(context, id);
  return renewed.ok ? accept(shown(context, renewed.value)) : renewed;
}

/** The selected titles, or all that match the filter. */
export async function titlesToExport(
  context: CustomerContext,
  wanted: WantedTitles,
  ids: readonly TitleId[] | undefined,
): Promise<Result<readonly ShownTitle[], NotFound>> {
  const titles =
    ids === undefined
      ? accept((await titlesOfClient(context, wanted, { limit: MAX_EXPORTED, offset: 0 })).titles)
      : await titlesByIds(context, ids);
  return titles.ok ? accept(titles.value.map((title) => shown(context, title))) : titles;
}

const seesTitle = async (context: CustomerContext, { orderNumber }: Title): Promise<boolean> =>
  seesCredit(context.actor) || (orderNumber !== undefined && (await seesOrder(context, orderNumber)));

const shown = (context: Context, { clientId: _, ...title }: Title): ShownTitle => ({
  ...title,
  overdue: isOverdue(title, todayOf(context)),
});
