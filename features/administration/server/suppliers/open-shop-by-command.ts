import { ownersOf } from '#features/accounts/server/platform/platform-people.store.ts';
import { NO_SUPPLIER } from '#features/suppliers/domain/shop.ts';
import { supplierByKey } from '#features/suppliers/server/find-supplier.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { type Instant, VISITOR } from '#kernel/scope.ts';
import type { Database } from '#platform/db/database.ts';
import { invite } from '../people/invite.ts';
import { recordPlatformChange } from '../record-platform-change.ts';
import { openShop } from './manage-suppliers.ts';

export interface WantedShop {
  readonly slug: string;
  readonly name: string;
  /** Of the owner. */
  readonly email: string;
  readonly owner: string;
}

interface OpenedShop {
  readonly isNew: boolean;
  /** Secret of the owner's link; absent where they are the owner already. */
  readonly code?: string;
}

type Refusal = { readonly code: 'slug-not-allowed' | 'slug-taken' | 'invalid-cnpj' | 'malformed-email' };

/** By a command of the server. A shop that exists stays as it is. */
export async function openShopByCommand(
  database: Database,
  { slug, name, email, owner }: WantedShop,
  now: Instant,
): Promise<Result<OpenedShop, Refusal>> {
  const { db } = database;
  const existing = await supplierByKey(db, slug);
  const context = { supplier: NO_SUPPLIER, actor: VISITOR, now, db, database };
  const identity = { name, slug, legalName: '', cnpj: '', address: '' };
  const opened = existing === undefined ? await openShop(context, identity) : accept(existing);
  if (!opened.ok) return refuse(opened.refusal);
  const { id } = opened.value;
  const isNew = existing === undefined;
  if ((await ownersOf(db, id)).includes(email.trim().toLowerCase())) return accept({ isNew });
  return database.transaction(async (inside): Promise<Result<OpenedShop, Refusal>> => {
    const invited = await invite(inside, { invitedAs: 'owner', name: owner, email, supplierId: id }, now);
    if (!invited.ok) return refuse(invited.refusal);
    const after = { slug, owner: invited.value.email };
    await recordPlatformChange(inside, { now }, { action: 'shop.opened', subject: id, before: null, after });
    return accept({ isNew, code: invited.value.code });
  });
}
