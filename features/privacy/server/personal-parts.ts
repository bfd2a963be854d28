/** Calls every feature for its part of the export and of the deletion. */
import {
  personalDataOf as accountsPersonalDataOf,
  forgetAccount,
  forgetClientAt,
  personalDataAt,
} from '#features/accounts/server/clients/personal-data.store.ts';
import {
  forgetClient as addressesForgetClient,
  personalDataOf as addressesPersonalDataOf,
} from '#features/addresses/server/personal-data.store.ts';
import {
  forgetClient as cartForgetClient,
  personalDataOf as cartPersonalDataOf,
} from '#features/cart/server/personal-data.store.ts';
import {
  forgetClient as catalogForgetClient,
  personalDataOf as catalogPersonalDataOf,
} from '#features/catalog/server/products/personal-data.store.ts';
import {
  forgetClient as couponsForgetClient,
  personalDataOf as couponsPersonalDataOf,
} from '#features/coupons/server/personal-data.store.ts';
import {
  forgetClient as delegationForgetClient,
  personalDataOf as delegationPersonalDataOf,
  forgetRepresentation,
} from '#features/delegation/server/personal-data.store.ts';
import { personalDataOf as invoicesPersonalDataOf } from '#features/invoices/server/personal-data.ts';
import {
  forgetClient as ordersForgetClient,
  personalDataOf as ordersPersonalDataOf,
} from '#features/orders/server/store/personal-data.store.ts';
import {
  forgetClient as paymentsForgetClient,
  personalDataOf as paymentsPersonalDataOf,
} from '#features/payments/server/store/personal-data.store.ts';
import {
  forgetClient as pricingForgetClient,
  personalDataOf as pricingPersonalDataOf,
} from '#features/pricing/server/personal-data.store.ts';
import {
  forgetClient as promotionsForgetClient,
  personalDataOf as promotionsPersonalDataOf,
} from '#features/promotions/server/personal-data.store.ts';
import {
  forgetClient as shoppingListsForgetClient,
  personalDataOf as shoppingListsPersonalDataOf,
} from '#features/shopping-lists/server/personal-data.store.ts';
import {
  forgetClient as subscriptionsForgetClient,
  personalDataOf as subscriptionsPersonalDataOf,
} from '#features/subscriptions/server/personal-data.store.ts';
import type { ClientId, SupplierId, UserId } from '#kernel/ids.ts';
import type { PersonalData } from '#kernel/personal-data.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';

type Tell = (db: Db, clientId: ClientId) => Promise<PersonalData>;
type TellAt = (db: Db, supplierId: SupplierId, clientId: ClientId) => Promise<PersonalData>;

const everywhere: readonly Tell[] = [
  accountsPersonalDataOf,
  delegationPersonalDataOf,
  addressesPersonalDataOf,
];

const atASupplier: readonly TellAt[] = [
  personalDataAt,
  pricingPersonalDataOf,
  catalogPersonalDataOf,
  promotionsPersonalDataOf,
  couponsPersonalDataOf,
  subscriptionsPersonalDataOf,
  cartPersonalDataOf,
  shoppingListsPersonalDataOf,
  ordersPersonalDataOf,
  paymentsPersonalDataOf,
  invoicesPersonalDataOf,
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
  await cartForgetClient(db, supplierId, clientId);
  await shoppingListsForgetClient(db, supplierId, clientId);
  await subscriptionsForgetClient(db, supplierId, clientId);
  await catalogForgetClient(db, supplierId, clientId);
  await promotionsForgetClient(db, supplierId, clientId);
  await couponsForgetClient(db, supplierId, clientId);
  await pricingForgetClient(db, supplierId, clientId);
  await forgetRepresentation(db, supplierId, clientId, people);
  await forgetClientAt(db, supplierId, clientId, people.userIds);
  const owed = await paymentsForgetClient(db, supplierId, clientId);
  return (await ordersForgetClient(db, supplierId, clientId)) || owed;
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
  await delegationForgetClient(db, clientId, people);
  await addressesForgetClient(db, clientId);
  await forgetAccount(db, clientId, people, now);
}
