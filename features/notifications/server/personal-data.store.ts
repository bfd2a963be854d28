/** Exports and deletes the browsers of a client that are notified. */
import type { ClientId, SupplierId } from '#kernel/ids.ts';
import type { PersonalData } from '#kernel/personal-data.ts';
import type { Db } from '#platform/db/database.ts';
import { dropSubscriptionsOfClient, subscriptionsOfClient } from './push-subscriptions.store.ts';

export const notificationsPersonalData = async (
  db: Db,
  supplierId: SupplierId,
  clientId: ClientId,
): Promise<PersonalData> => ({ pushSubscriptions: await subscriptionsOfClient(db, supplierId, clientId) });

export const forgetClientNotifications = (
  db: Db,
  supplierId: SupplierId,
  clientId: ClientId,
): Promise<void> => dropSubscriptionsOfClient(db, supplierId, clientId);
