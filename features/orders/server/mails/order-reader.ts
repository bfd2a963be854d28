/** The recipient of a mail about an order; undefined for users who were erased or may no longer log in. */
import { accountOfUser } from '#features/accounts/server/clients/users.store.ts';
import { usersOfClient } from '#features/accounts/server/clients/users-of-clients.store.ts';
import type { Db } from '#platform/db/database.ts';
import type { MailFacts } from '#platform/mail/outbox.ts';
import type { OrderRow } from '../store/orders.store.ts';
import { shopOrder } from '../store/panel-orders.store.ts';

interface Reader {
  readonly name: string;
  readonly email: string;
}

/** `to`: the user who ordered, or the client's main user. */
export async function readerOf(
  db: Db,
  { userId, clientId }: Pick<OrderRow, 'userId' | 'clientId'>,
  to: string | undefined,
): Promise<Reader | undefined> {
  if (to === 'issuer') return accountOfUser(db, userId);
  return (await usersOfClient(db, clientId)).find(({ principal }) => principal);
}

/** The recipient, from a queued mail's facts. */
export async function orderReader(
  db: Db,
  { supplierId = '', number = '', to }: MailFacts,
): Promise<Reader | undefined> {
  const row = await shopOrder(db, supplierId, Number(number));
  return row && readerOf(db, row, to);
}
