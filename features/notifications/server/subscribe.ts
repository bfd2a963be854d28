import { supplierByHost } from '#features/suppliers/server/find-supplier.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Customer } from '#kernel/scope.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import { pushEndpoint } from '#platform/push/push-endpoint.ts';
import type { PushSubscriptionKeys } from '#platform/push/send-push.ts';
import { vapidKeys } from '#platform/push/vapid-keys.ts';
import type { PushRefusal } from '../contract/push-texts.ts';
import { MAX_BROWSERS } from '../domain/push-delivery.ts';
import { dropOldest, dropOwnSubscription, putSubscription } from './push-subscriptions.store.ts';

type OwnContext = Context & { readonly actor: Customer };

/** This browser is notified of the user's orders until the session ends. A repeated call changes nothing. */
export async function subscribe(
  context: OwnContext,
  subscription: PushSubscriptionKeys,
  { host, sessionSecret }: { readonly host: string; readonly sessionSecret: string },
): Promise<Result<undefined, { readonly code: PushRefusal }>> {
  if (pushEndpoint(subscription.endpoint) === undefined) return refuse({ code: 'not-a-push-service' });
  const onOwnHost = (await supplierByHost(context.db, host)) !== undefined;
  const [{ id: keyId }] = vapidKeys(sessionSecret);
  return inTransaction(context, async ({ db, supplier, now }) => {
    const { clientId, userId, sessionId, capacity } = context.actor;
    await putSubscription(db, {
      supplierId: supplier.id,
      clientId,
      userId,
      sessionId,
      principal: capacity === 'principal',
      ...subscription,
      keyId,
      onOwnHost,
      createdAt: new Date(now),
    });
    await dropOldest(db, { supplierId: supplier.id, userId, max: MAX_BROWSERS });
    return accept(undefined);
  });
}

export const unsubscribe = ({ db, supplier, actor }: OwnContext, endpoint: string): Promise<void> =>
  dropOwnSubscription(db, { supplierId: supplier.id, userId: actor.userId, endpoint });
