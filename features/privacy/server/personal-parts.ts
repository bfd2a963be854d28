/** Calls every feature for its part of the export and of the deletion. */

import {
  accountsPersonalData,
  forgetAccount,
  forgetClientAt,
  personalDataAt,
} from '#features/accounts/server/clients/personal-data.store.ts';
import {
  addressesPersonalData,
  forgetClientAddresses,
} from '#features/addresses/server/personal-data.store.ts';
import { cartPersonalData, forgetClientCarts } from '#features/cart/server/personal-data.store.ts';
import {
  catalogPersonalData,
  forgetClientAlerts,
} from '#features/catalog/server/products/personal-data.store.ts';
import { chatPersonalData, forgetClientChats } from '#features/chat/server/personal-data.store.ts';
import { forgetClientNotes, notesPersonalData } from '#features/clients/server/client-notes.store.ts';
import { forgetCompany } from '#features/clients/server/company/company-links.store.ts';
import { couponsPersonalData, forgetClientCoupons } from '#features/coupons/server/personal-data.store.ts';
import {
  delegationPersonalData,
  forgetClientLinks,
  forgetRepresentation,
} from '#features/delegation/server/personal-data.store.ts';
import { forgetClientFiles } from '#features/exports/server/forget-client-files.ts';
import { invoicesPersonalData } from '#features/invoices/server/personal-data.ts';
import {
  forgetClientNotifications,
  notificationsPersonalData,
} from '#features/notifications/server/personal-data.store.ts';
import { forgetClientOrders, ordersPersonalData } from '#features/orders/server/store/personal-data.store.ts';
import {
  forgetClientPayments,
  paymentsPersonalData,
} from '#features/payments/server/store/personal-data.store.ts';
import { forgetClientPricing, pricingPersonalData } from '#features/pricing/server/personal-data.store.ts';
import {
  forgetClientPromotions,
  promotionsPersonalData,
} from '#features/promotions/server/personal-data.store.ts';
import {
  forgetClientReactions,
  recommendationsPersonalData,
} from '#features/recommendations/server/store/personal-data.store.ts';
import {
  forgetClientLists,
  shoppingListsPersonalData,
} from '#features/shopping-lists/server/personal-data.store.ts';
import {
  forgetClientSubscriptions,
  subscriptionsPersonalData,
} from '#features/subscriptions/server/personal-data.store.ts';
import type { ClientId, SupplierId, UserId } from '#kernel/ids.ts';
import type { PersonalData } from '#kernel/personal-data.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';

type ReadPersonalData = (db: Db, clientId: ClientId) => Promise<PersonalData>;
type ReadPersonalDataAt = (db: Db, supplierId: SupplierId, clientId: ClientId) => Promise<PersonalData>;

const everywhere: readonly ReadPersonalData[] = [
  accountsPersonalData,
  delegationPersonalData,
  addressesPersonalData,
];

const atASupplier: readonly ReadPersonalDataAt[] = [
  personalDataAt,
  notificationsPersonalData,
  pricingPersonalData,
  catalogPersonalData,
  recommendationsPersonalData,
  promotionsPersonalData,
  couponsPersonalData,
  subscriptionsPersonalData,
  cartPersonalData,
  shoppingListsPersonalData,
  ordersPersonalData,
  paymentsPersonalData,
  invoicesPersonalData,
  chatPersonalData,
  notesPersonalData,
];

/** Data that belongs to no supplier. */
export const ownData = (db: Db, clientId: ClientId): Promise<PersonalData> =>
  joined(everywhere.map((forget) => () => forget(db, clientId)));

/** Data of the client at one supplier. */
export const dataAt = (db: Db, supplierId: SupplierId, clientId: ClientId): Promise<PersonalData> =>
  joined(atASupplier.map((forget) => () => forget(db, supplierId, clientId)));

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
  await forgetClientFiles(db, supplierId, clientId);
  await forgetClientNotifications(db, supplierId, clientId);
  await forgetClientNotes(db, supplierId, clientId);
  await forgetCompany(db, supplierId, clientId);
  await forgetClientChats(db, supplierId, clientId, people.userIds);
  await forgetClientCarts(db, supplierId, clientId);
  await forgetClientLists(db, supplierId, clientId);
  await forgetClientSubscriptions(db, supplierId, clientId);
  await forgetClientAlerts(db, supplierId, clientId);
  await forgetClientReactions(db, supplierId, clientId);
  await forgetClientPromotions(db, supplierId, clientId);
  await forgetClientCoupons(db, supplierId, clientId);
  await forgetClientPricing(db, supplierId, clientId);
  await forgetRepresentation(db, supplierId, clientId, people);
  await forgetClientAt(db, supplierId, clientId, people.userIds);
  const owed = await forgetClientPayments(db, supplierId, clientId);
  return (await forgetClientOrders(db, supplierId, clientId)) || owed;
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
  await forgetClientLinks(db, clientId, people);
  await forgetClientAddresses(db, clientId);
  await forgetAccount(db, clientId, people, now);
}
