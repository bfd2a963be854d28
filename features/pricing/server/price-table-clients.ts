/** Which clients a price table is for: at most one table for each. */
import { recordChange } from '#features/accounts/server/audit/record-change.ts';
import { unknownCustomers } from '#features/accounts/server/clients/customers.store.ts';
import { countCustomers, customersPage } from '#features/accounts/server/clients/customers-page.store.ts';
import { clientSearchWords } from '#features/delegation/domain/client-search.ts';
import type { ClientId } from '#kernel/ids.ts';
import type { PageRange } from '#kernel/page.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Staff } from '#kernel/scope.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import type { PriceTableRefusal } from '../contract/texts.ts';
import { noteClientPrices } from './client-prices.store.ts';
import { giveTable, membersOf, takeTable, withTable } from './client-pricing.store.ts';
import { lockPriceTable, priceTable } from './price-tables.store.ts';

type StaffContext = Context & { readonly actor: Staff };
type Refusal = { readonly code: PriceTableRefusal };

/** Calls with more clients are audited by their number only. */
const MAX_RECORDED = 100;

export interface TableClient {
  readonly clientId: ClientId;
  readonly name: string;
  readonly document: string | null;
}

/** By name. */
export async function listTableClients(
  { db, supplier }: Context,
  tableId: string,
  { text, page }: { readonly text: string; readonly page: PageRange },
): Promise<Result<{ readonly rows: readonly TableClient[]; readonly total: number }, Refusal>> {
  if ((await priceTable(db, supplier.id, tableId)) === undefined) return refuse({ code: 'table-not-found' });
  const search = { among: withTable(supplier.id, tableId), words: clientSearchWords(text) };
  const rows = await customersPage(db, supplier.id, search, page);
  return accept({ rows, total: await countCustomers(db, supplier.id, search) });
}

/** To these clients and to all who are in the group now. A client that had another table has this one instead. */
export const giveTableToClients = (
  context: StaffContext,
  tableId: string,
  wanted: { readonly clients: readonly ClientId[]; readonly group?: string },
): Promise<Result<{ readonly given: number; readonly moved: number }, Refusal>> =>
  inTransaction(context, async (inside) => {
    const { db, supplier } = inside;
    if (!(await lockPriceTable(db, supplier.id, tableId))) return refuse({ code: 'table-not-found' });
    if ((await unknownCustomers(db, supplier.id, wanted.clients)).length > 0)
      return refuse({ code: 'unknown-clients' });
    const members = wanted.group === undefined ? [] : await membersOf(db, supplier.id, wanted.group);
    if (wanted.group !== undefined && members.length === 0) return refuse({ code: 'nobody-in-group' });
    const clients = [...new Set([...wanted.clients, ...members])];
    const { given, moved } = await giveTable(db, supplier.id, tableId, clients);
    if (given.length > 0) {
      await noteClientPrices(db, supplier.id);
      const after = {
        clients: given.length > MAX_RECORDED ? given.length : [...given],
        ...(wanted.group === undefined ? {} : { groups: [wanted.group] }),
      };
      await recordChange(inside, {
        action: 'price-table.client-given',
        subjectId: tableId,
        before: null,
        after,
      });
    }
    return accept({ given: given.length, moved });
  });

/** The client's groups stay. One who has another table, or none, keeps it. */
export const takeTableFromClient = (
  context: StaffContext,
  tableId: string,
  clientId: ClientId,
): Promise<Result<void, Refusal>> =>
  inTransaction(context, async (inside) => {
    const { db, supplier } = inside;
    if ((await priceTable(db, supplier.id, tableId)) === undefined)
      return refuse({ code: 'table-not-found' });
    if (!(await takeTable(db, supplier.id, tableId, clientId))) return accept(undefined);
    const before = { clients: [clientId] };
    await recordChange(inside, {
      action: 'price-table.client-taken',
      subjectId: tableId,
      before,
      after: null,
    });
    return accept(undefined);
  });
