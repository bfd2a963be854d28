import { groupsInBlocks, groupsInCarousels } from '#features/content/server/cited-groups.store.ts';
import { groupsInMethods } from '#features/payments/server/store/cited-groups.store.ts';
import {
  groupSizes,
  groupsInPolicies,
  groupsInPromotions,
  groupsWithTable,
} from '#features/pricing/server/client-groups.store.ts';
import { automaticMarks } from '#features/pricing/server/groups/automatic-groups.store.ts';
import { groupsInCombos } from '#features/promotions/server/cited-groups.store.ts';
import { groupsInSuggested } from '#features/shopping-lists/server/lists.store.ts';
import type { Context } from '#platform/db/context.ts';
import { type ClientGroup, clientGroups, type GroupUseKind } from '../domain/client-group.ts';

const citing = {
  policy: groupsInPolicies,
  promotion: groupsInPromotions,
  combo: groupsInCombos,
  carousel: groupsInCarousels,
  'home-block': groupsInBlocks,
  'shopping-list': groupsInSuggested,
  'price-table': groupsWithTable,
  'payment-method': groupsInMethods,
} satisfies Record<GroupUseKind, typeof groupsInPolicies>;

/** The groups of the shop's clients, and what cites each. */
export async function listGroups({ db, supplier, now }: Context): Promise<readonly ClientGroup[]> {
  const cited = [];
  for (const kind of Object.keys(citing) as GroupUseKind[]) {
    for (const { group, name } of await citing[kind](db, supplier.id)) cited.push({ kind, group, name });
  }
  const marks = await automaticMarks(db, supplier.id);
  const automatic = new Map(
    marks.map(({ id, name, dueAt, emptying }) => [name, { id, running: dueAt.getTime() <= now, emptying }]),
  );
  return clientGroups(await groupSizes(db, supplier.id), cited, automatic);
}
