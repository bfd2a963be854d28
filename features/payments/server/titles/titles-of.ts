/** Lists of titles, for clients and for staff. */

import { todayOf } from '#features/suppliers/domain/time-zone.ts';
import { defined } from '#kernel/defined.ts';
import type { ClientId, SupplierId } from '#kernel/ids.ts';
import type { Context, CustomerContext } from '#platform/db/context.ts';
import type { Db } from '#platform/db/database.ts';
import type { Title, TitleId } from '../../domain/title.ts';
import { overdueBefore, type TitleFilter } from '../../domain/title-filter.ts';
import { openSums, type TitleTotals, titlesPage } from '../store/titles-page.store.ts';

export type WantedTitles = Omit<TitleFilter, 'overdueBefore'>;
type Page = Parameters<typeof titlesPage>[3];
type Titles = Awaited<ReturnType<typeof titlesPage>>;

export const titlesOfClient = (context: CustomerContext, wanted: WantedTitles, page: Page) => {
  const { db, supplier, actor } = context;
  return titlesPage(db, supplier.id, { ...filterOf(wanted, context), clientId: actor.clientId }, page);
};

/** The shop's titles, of all clients or of one. */
export const titlesOfShop = (
  context: Context,
  { clientId, ...wanted }: WantedTitles & { readonly clientId?: string },
  page: Page,
): Promise<Titles> =>
  titlesPage(
    context.db,
    context.supplier.id,
    { ...filterOf(wanted, context), ...defined({ clientId }) },
    page,
  );

/** The client's own titles among these ids, sorted by due date; other ids are ignored. */
export const chosenTitles = async (
  context: CustomerContext,
  ids: readonly TitleId[],
): Promise<readonly Title[]> => {
  if (ids.length === 0) return [];
  const filter = { ...filterOf({ order: 'due-first' }, context), clientId: context.actor.clientId, ids };
  return (await titlesPage(context.db, context.supplier.id, filter, { limit: ids.length, offset: 0 })).titles;
};

export const owedBy = (
  context: CustomerContext,
): Promise<{ readonly open: TitleTotals; readonly overdue: TitleTotals }> =>
  openSums(context.db, context.supplier.id, context.actor.clientId, overdueBefore(todayOf(context)));

/** The client's open titles among these ids, for a mail that is written later. */
export const openTitlesOf = async (
  db: Db,
  supplierId: SupplierId,
  clientId: ClientId,
  ids: readonly TitleId[],
): Promise<readonly Title[]> => {
  const filter = { clientId, ids, order: 'due-first', overdueBefore: '' } as const;
  const { titles } = await titlesPage(db, supplierId, filter, { limit: ids.length, offset: 0 });
  return titles.filter(({ status }) => status === 'open');
};

const filterOf = (wanted: WantedTitles, context: Context): TitleFilter => ({
  ...wanted,
  overdueBefore: overdueBefore(todayOf(context)),
});
