/** A client's orders of one issuer: a linked user, or the main users. */
import { mainUsersOf, userOfLink } from '#features/delegation/server/linked/issuer.ts';
import type { UserId } from '#kernel/ids.ts';
import type { CustomerContext } from '#platform/db/context.ts';
import type { OrdersOf } from '../store/orders.store.ts';
import { visibleOrdersOf } from './order-visibility.ts';

export interface IssuerWish {
  /** Spec 7, idusuariovinculado. */
  readonly linkedUserId?: string;
  /** Spec 7, clientevinculadoprincipal: the client's main user alone. */
  readonly mainUser?: boolean;
}

/** The visible orders, narrowed to an issuer; undefined when the user may not see that issuer's. */
export async function ordersIssuedBy(
  context: CustomerContext,
  { linkedUserId, mainUser = false }: IssuerWish,
): Promise<OrdersOf | undefined> {
  const seen = visibleOrdersOf(context);
  const wanted: UserId[][] = [];
  if (linkedUserId !== undefined) {
    const user = await userOfLink(context, linkedUserId);
    if (user === undefined || !isSeen(seen, user)) return undefined;
    wanted.push([user]);
  }
  if (mainUser) wanted.push([...(await mainUsersOf(context))]);
  if (wanted.length === 0) return seen;
  const issuers = wanted.reduce((both, some) => both.filter((user) => some.includes(user)));
  return { ...seen, issuers: issuers.filter((user) => isSeen(seen, user)) };
}

const isSeen = ({ issuers }: OrdersOf, user: UserId): boolean => issuers?.includes(user) ?? true;
