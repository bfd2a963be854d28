import type { Asker } from '#features/accounts/storefront/buyer.ts';
import { isUuid, type PaymentMethodId } from '#kernel/ids.ts';
import { clientKey } from '#platform/web/storage/client-storage.ts';
import { readConsented, writeConsented } from '#platform/web/storage/consented-storage.ts';

/** A client's choice that the server does not have yet: the page may be left before it is sent. */
const keyOf = ({ shop, session }: Asker): string => clientKey(session.clientId, `unsaved-method-${shop.id}`);

export const validId = (stored: string | null): PaymentMethodId | undefined =>
  stored !== null && isUuid(stored) ? stored : undefined;

export const unsavedMethod = (asker: Asker): PaymentMethodId | undefined =>
  validId(readConsented(keyOf(asker)));

export const markUnsaved = (asker: Asker, id: PaymentMethodId): void => writeConsented(keyOf(asker), id);

export const markSaved = (asker: Asker): void => writeConsented(keyOf(asker), '');
