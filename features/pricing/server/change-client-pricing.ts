import { recordChange } from '#features/accounts/server/audit/record-change.ts';
import { unknownCustomers } from '#features/accounts/server/clients/customers.store.ts';
import { defined } from '#kernel/defined.ts';
import type { ClientId } from '#kernel/ids.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Staff } from '#kernel/scope.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import type { ClientPricingRefusal } from '../contract/texts.ts';
import type { ClientPricing } from '../domain/buyer.ts';
import { clientPricingOf, noteClientPrices } from './client-prices.store.ts';
import { saveClientPricing } from './client-pricing.store.ts';
import { automaticNames, lockGroupNames } from './groups/automatic-groups.store.ts';
import { priceTable } from './price-tables.store.ts';

type Refusal =
  | { readonly code: Exclude<ClientPricingRefusal, 'grupo-automatico'> }
  | { readonly code: 'grupo-automatico'; readonly facts: { readonly grupos: readonly string[] } };

export async function getClientPricing(
  context: Context,
  clientId: ClientId,
): Promise<Result<ClientPricing, Refusal>> {
  if (!(await isKnown(context, clientId))) return refuse({ code: 'client-not-found' });
  return accept(await clientPricingOf(context.db, context.supplier.id, clientId));
}

/**
 * The table and the groups given by hand. Groups that a rule fills can be named where the client is in them, and stay as they are
 * whether they are named or not.
 */
export const putClientPricing = (
  context: Context & { readonly actor: Staff },
  clientId: ClientId,
  wanted: ClientPricing,
): Promise<Result<ClientPricing, Refusal>> =>
  inTransaction(context, async (inside) => {
    const { db, supplier } = inside;
    if (!(await isKnown(inside, clientId))) return refuse({ code: 'client-not-found' });
    const { tableId } = wanted;
    const before = await clientPricingOf(db, supplier.id, clientId);
    if (tableId !== undefined) {
      const table = await priceTable(db, supplier.id, tableId);
      if (table === undefined) return refuse({ code: 'table-not-found' });
      if (table.archived && before.tableId !== tableId) return refuse({ code: 'table-archived' });
    }
    await lockGroupNames(db, supplier.id, 'shared');
    const automatic = await automaticNames(db, supplier.id);
    const named = [...new Set(wanted.groups.map((group) => group.trim()))];
    const refused = named.filter((group) => automatic.has(group) && !before.groups.includes(group));
    if (refused.length > 0) return refuse({ code: 'grupo-automatico', facts: { grupos: refused } });
    const given = { groups: named.filter((group) => !automatic.has(group)), ...defined({ tableId }) };
    const groups = await saveClientPricing(db, supplier.id, clientId, given, [...automatic]);
    const pricing = { ...given, groups };
    await noteClientPrices(db, supplier.id);
    await recordChange(inside, {
      action: 'client-pricing.changed',
      subjectId: clientId,
      before: { ...before },
      after: pricing,
    });
    return accept(pricing);
  });

const isKnown = async ({ db, supplier }: Context, clientId: ClientId): Promise<boolean> =>
  (await unknownCustomers(db, supplier.id, [clientId])).length === 0;
