/** Calls every feature for its part of the export and of the deletion. */
import * as accounts from '#features/accounts/server/public.ts';
import * as addresses from '#features/addresses/server/public.ts';
import * as cart from '#features/cart/server/public.ts';
import * as catalog from '#features/catalog/server/public.ts';
import * as coupons from '#features/coupons/server/public.ts';
import * as delegation from '#features/delegation/server/public.ts';
import * as invoices from '#features/invoices/server/public.ts';
import * as orders from '#features/orders/server/public.ts';
import * as payments from '#features/payments/server/public.ts';
import * as pricing from '#features/pricing/server/public.ts';
import * as promotions from '#features/promotions/server/public.ts';
import * as shoppingLists from '#features/shopping-lists/server/public.ts';
import * as subscriptions from '#features/subscriptions/server/public.ts';
import type { ClientId, SupplierId, UserId } from '#kernel/ids.ts';
import type { PersonalData } from '#kernel/personal-data.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';

type Tell = (db: Db, clientId: ClientId) => Promise<PersonalData>;
type TellAt = (db: Db, supplierId: SupplierId, clientId: ClientId) => Promise<PersonalData>;

const everywhere: readonly Tell[] = [
  accounts.personalDataOf,
  delegation.personalDataOf,
  addresses.personalDataOf,
];

const atASupplier: readonly TellAt[] = [
  accounts.personalDataAt,
  pricing.personalDataOf,
  catalog.personalDataOf,
  promotions.personalDataOf,
  coupons.personalDataOf,
  subscriptions.personalDataOf,
  cart.personalDataOf,
  shoppingLists.personalDataOf,
  orders.personalDataOf,
  payments.personalDataOf,
  invoices.personalDataOf,
];

/** Data that belongs to no supplier. */
export const ownData = (db: Db, clientId: ClientId): Promise<PersonalData> =>
  joined(everywhere.map((tell) => () => tell(db, clientId)));

/** Data of the client at one supplier. */
export const dataAt = (db: Db, supplierId: SupplierId, clientId: ClientId): Promise<PersonalData> =>
  joined(atASupplier.map((tell) => () => tell(db, supplierId, clientId)));

/** Sequentially: a transaction has only one connection. */
async function joined(parts: readonly (() => Promise<PersonalData>)[]): Promise<PersonalData> {
  const data: Record<string, PersonalData[string]> = {};
  for (const part of parts) Object.assign(data, await part());
  return data;
}

/** Deletes the client's data at one supplier. Returns whether orders or titles must be retained there by law. */
export async function forgetAt(
  db: Db,
  supplierId: SupplierId,
  clientId: ClientId,
  people: { readonly userIds: readonly UserId[]; readonly emails: readonly string[] },
): Promise<boolean> {
  await cart.forgetClient(db, supplierId, clientId);
  await shoppingLists.forgetClient(db, supplierId, clientId);
  await subscriptions.forgetClient(db, supplierId, clientId);
  await catalog.forgetClient(db, supplierId, clientId);
  await promotions.forgetClient(db, supplierId, clientId);
  await coupons.forgetClient(db, supplierId, clientId);
  await pricing.forgetClient(db, supplierId, clientId);
  await delegation.forgetRepresentation(db, supplierId, clientId, people);
  await accounts.forgetClientAt(db, supplierId, clientId, people.userIds);
  const owed = await payments.forgetClient(db, supplierId, clientId);
  return (await orders.forgetClient(db, supplierId, clientId)) || owed;
}

/** Deletes the client itself; call it after `forgetAt` for all suppliers. */
export async function forgetOwn(
  db: Db,
  clientId: ClientId,
  people: {
    readonly userIds: readonly UserId[];
    readonly emails: readonly string[];
    readonly keepDocument: boolean;
  },
  now: Instant,
): Promise<void> {
  await delegation.forgetClient(db, clientId, people);
  await addresses.forgetClient(db, clientId);
  await accounts.forgetAccount(db, clientId, people, now);
}
