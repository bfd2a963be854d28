import { parseLoginName } from '#features/accounts/domain/login/login-name.ts';
import { accountByLogin } from '#features/accounts/server/clients/users.store.ts';
import { supplierScope } from '#features/suppliers/domain/shop.ts';
import { supplierByKey } from '#features/suppliers/server/find-supplier.ts';
import type { Customer, Instant } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import type { Database } from '#platform/db/database.ts';

export type DemoBuyer = Context & { readonly actor: Customer };

/** For what a client did at some time; undefined without the shop or the person. */
export async function buyerOf(
  database: Database,
  supplier: string,
  client: string,
  now: Instant,
): Promise<DemoBuyer | undefined> {
  const { db } = database;
  const shop = await supplierByKey(db, supplier);
  const login = parseLoginName(client);
  const account = login && (await accountByLogin(db, login));
  if (shop === undefined || account === undefined) return undefined;
  const { clientId, userId, clientKind, name } = account;
  const who = { clientId, userId, clientKind, name, sessionId: '', approved: true };
  return {
    supplier: supplierScope(shop),
    actor: { kind: 'customer', capacity: 'principal', ...who },
    now,
    db,
    database,
  };
}
