/** How a shop's staff suggest lists to its clients. Every change is audited. */

import { recordChangeOf } from '#features/accounts/server/audit/record-change.ts';
import { unknownCustomers } from '#features/accounts/server/clients/customers.store.ts';
import { namedProducts } from '#features/catalog/server/products/named-products.store.ts';
import { unknownProducts } from '#features/catalog/server/products/unknown-goods.store.ts';
import { clientSearchWords } from '#features/delegation/domain/client-search.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Staff } from '#kernel/scope.ts';
import { type ChangedByOther, changedByOther } from '#platform/contract/changed-by-other.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import { suggestionFacts } from '../contract/suggestion-facts.ts';
import type { SuggestionRefusal } from '../contract/texts.ts';
import { type ListId, type ListItem, MAX_SUGGESTED } from '../domain/shopping-list.ts';
import {
  type ListSuggestion,
  type SuggestionHead,
  suggestionProblem,
  type WantedSuggestion,
} from '../domain/suggestion.ts';
import { itemsOf, writeItems } from './items.store.ts';
import { insertList, type ListRecord, lockLists, updateList } from './lists.store.ts';
import { countSuggested, type SuggestedSearch, suggestedList, suggestedPage } from './suggested.store.ts';

type StaffContext = Context & { readonly actor: Staff };
type Changed<Also = never> = Result<ListSuggestion, { readonly code: SuggestionRefusal } | Also>;

/** Which of the lists, and by which words of their name. */
interface SuggestionSearch extends Omit<SuggestedSearch, 'words'> {
  readonly text: string;
}

export async function listSuggestions(
  { db, supplier }: Context,
  { text, ...search }: SuggestionSearch,
): Promise<{ readonly rows: SuggestionHead[]; readonly total: number }> {
  const { rows, total } = await suggestedPage(db, supplier.id, { ...search, words: clientSearchWords(text) });
  return { rows: rows.map(headOf), total };
}

export async function getSuggestion({ db, supplier }: Context, id: ListId): Promise<Changed> {
  const row = await suggestedList(db, supplier.id, id);
  if (row === undefined) return refuse({ code: 'list-not-found' });
  const items = await itemsOf(db, supplier.id, id);
  const products = await namedProducts(
    db,
    supplier.id,
    items.map(({ productId }) => productId),
  );
  return accept({
    ...headOf(row),
    items: items.flatMap((item) => {
      const product = products.get(item.productId);
      return product === undefined ? [] : [{ ...item, ...product }];
    }),
  });
}

export const suggestList = (context: StaffContext, wanted: WantedSuggestion): Promise<Changed> =>
  changing(context, async (inside) => {
    const problem = await problemOf(inside, wanted, undefined);
    if (problem !== undefined) return refuse({ code: problem });
    const { db, supplier, now } = inside;
    const id = newId();
    const { name, description, audience } = wanted;
    await insertList(db, supplier.id, { id, name, description, audience, now });
    return become(inside, { id, before: undefined, wanted });
  });

/** Replaces all of it; copies that clients made of it stay. `seen`: the version that the change was made on. */
export const changeSuggestion = (
  context: StaffContext,
  id: ListId,
  wanted: WantedSuggestion,
  seen?: number,
): Promise<Changed<ChangedByOther<ListSuggestion>>> =>
  changing(context, async (inside): Promise<Changed<ChangedByOther<ListSuggestion>>> => {
    const before = await getSuggestion(inside, id);
    if (!before.ok) return before;
    if (seen !== undefined && seen !== before.value.version) return changedByOther(before.value);
    const problem = await problemOf(inside, wanted, id);
    if (problem !== undefined) return refuse({ code: problem });
    return become(inside, { id, before: before.value, wanted });
  });

/** Idempotent. */
export const withdrawSuggestion = (context: StaffContext, id: ListId): Promise<Changed> =>
  changing(context, async (inside) => {
    const before = await getSuggestion(inside, id);
    if (!before.ok || !before.value.active) return before;
    return become(inside, { id, before: before.value, wanted: { ...before.value, active: false } });
  });

const changing = <T>(context: StaffContext, work: (inside: StaffContext) => Promise<T>): Promise<T> =>
  inTransaction(context, async (inside) => {
    await lockLists(inside.db, inside.supplier.id, 'suggested');
    return work(inside);
  });

interface Becoming {
  readonly id: ListId;
  readonly before: ListSuggestion | undefined;
  readonly wanted: WantedSuggestion;
}

async function become(inside: StaffContext, { id, before, wanted }: Becoming): Promise<Changed> {
  const { db, supplier, now } = inside;
  const { name, description, audience, active } = wanted;
  const items = wanted.items.map(
    ({ productId, quantity }, index): ListItem => ({ productId, quantity, place: index }),
  );
  await updateList(db, supplier.id, id, { name, description, audience, active, now });
  await writeItems(db, supplier.id, id, { before: before?.items ?? [], after: items });
  const after = await getSuggestion(inside, id);
  if (after.ok) {
    const action = before === undefined ? 'suggested-list.made' : 'suggested-list.changed';
    const change = { action, subjectId: id, before, after: after.value } as const;
    await recordChangeOf(inside, change, suggestionFacts);
  }
  return after;
}

async function problemOf(
  { db, supplier }: Context,
  wanted: WantedSuggestion,
  id: ListId | undefined,
): Promise<SuggestionRefusal | undefined> {
  const problem = suggestionProblem(wanted);
  if (problem !== undefined) return problem;
  if (wanted.active && (await countSuggested(db, supplier.id, id)) >= MAX_SUGGESTED) {
    return 'too-many-suggested';
  }
  const ids = wanted.items.map(({ productId }) => productId);
  if ((await unknownProducts(db, supplier.id, ids)).length > 0) return 'unknown-products';
  return (await unknownCustomers(db, supplier.id, wanted.audience.clients)).length > 0
    ? 'unknown-clients'
    : undefined;
}

const headOf = ({
  id,
  name,
  description,
  productCount,
  clientIds,
  groups,
  disabledAt,
  updatedAt,
  version,
}: ListRecord): SuggestionHead => ({
  id,
  name,
  description,
  productCount,
  audience: { clients: clientIds, groups },
  active: disabledAt === null,
  updatedAt: updatedAt.getTime(),
  version,
});
