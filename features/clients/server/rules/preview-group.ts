import {
  type ClientFact,
  countShopClients,
  shopClientsPage,
} from '#features/accounts/server/clients/shop-clients.store.ts';
import { isInGroup } from '#features/pricing/server/client-groups.store.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Context } from '#platform/db/context.ts';
import type { RuleRefusal } from '../../contract/rules/rule-texts.ts';
import { type GroupPreview, PREVIEWED } from '../../domain/rules/automatic-group.ts';
import type { GroupRule } from '../../domain/rules/group-rule.ts';
import { notFact } from './joined-facts.store.ts';
import { meetsRule } from './rule-condition.ts';
import { wrongRule } from './wrong-terms.ts';

/** What the rule would make of the group now; nothing is written. A group without a name is a new one. */
export async function previewGroup(
  context: Context,
  rule: GroupRule,
  name: string | undefined,
): Promise<
  Result<GroupPreview, { readonly code: Exclude<RuleRefusal, 'amount-not-exact' | 'table-archived'> }>
> {
  const { db, supplier } = context;
  const wrong = await wrongRule(context, rule);
  if (wrong !== undefined) return refuse({ code: wrong });
  const belongs = meetsRule(context, rule);
  const search = (...conditions: readonly ClientFact[]) => ({ words: [], conditions });
  const total = await countShopClients(db, supplier.id, search(belongs));
  const order = { descending: false };
  const page = { limit: PREVIEWED, offset: 0 };
  const rows = await shopClientsPage(db, supplier.id, search(belongs), order, page);
  const clients = rows.map(({ clientId, name: called, document }) => ({ clientId, name: called, document }));
  if (name === undefined) return accept({ total, joining: total, leaving: 0, clients });
  const isMember = isInGroup(supplier.id, name.trim());
  return accept({
    total,
    joining: await countShopClients(db, supplier.id, search(belongs, notFact(isMember))),
    leaving: await countShopClients(db, supplier.id, search(isMember, notFact(belongs))),
    clients,
  });
}
