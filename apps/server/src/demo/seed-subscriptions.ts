/** Creates a running subscription: begun by an order of days ago, which was delivered. */
import { parseLoginName } from '#features/accounts/domain/login/login-name.ts';
import { principalOf } from '#features/accounts/server/clients/principal-of.ts';
import { accountByLogin } from '#features/accounts/server/clients/users.store.ts';
import { addressesOf } from '#features/addresses/server/addresses-of.ts';
import { productsByCodes } from '#features/catalog/server/products/codes.store.ts';
import type { OrderStatus } from '#features/orders/domain/order-status.ts';
import { changeOrderStatus } from '#features/orders/server/status/change-order-status.ts';
import { submitOrder } from '#features/orders/server/submit/submit-order.ts';
import { paymentMethodsOf } from '#features/payments/server/methods/list-payment-methods.ts';
import { listSubscriptions } from '#features/subscriptions/server/client-subscriptions.ts';
import { offeredTypes } from '#features/subscriptions/server/offered-types.ts';
import { supplierScope } from '#features/suppliers/domain/shop.ts';
import { supplierByKey } from '#features/suppliers/server/find-supplier.ts';
import { thousandths } from '#kernel/quantity.ts';
import { VISITOR } from '#kernel/scope.ts';
import type { Database } from '#platform/db/database.ts';
import { dropMailsNaming } from '#platform/mail/drop-mails.store.ts';
import type { DemoSubscription } from './world/subscriptions.ts';

const A_DAY = 24 * 60 * 60_000;
const DELIVERED: readonly OrderStatus[] = ['picking', 'packed', 'out-for-delivery', 'delivered'];

/** Skips clients who have subscribed already, even if they ended it. */
export async function seedSubscriptions(
  database: Database,
  wanted: readonly DemoSubscription[],
): Promise<void> {
  for (const one of wanted) await seedSubscription(database, one);
}

async function seedSubscription(
  database: Database,
  { client, supplier: key, type: label, goods, daysAgo }: DemoSubscription,
): Promise<void> {
  const { db } = database;
  const shop = await supplierByKey(db, key);
  const login = parseLoginName(client);
  const account = login && (await accountByLogin(db, login));
  if (shop === undefined || account === undefined) return;
  const context = {
    supplier: supplierScope(shop),
    actor: VISITOR,
    now: Date.now() - daysAgo * A_DAY,
    db,
    database,
  };
  const known = await principalOf(context, account.clientId);
  const actor = known?.actor ?? {
    kind: 'customer',
    sessionId: '',
    userId: account.userId,
    clientId: account.clientId,
    clientKind: account.clientKind,
    name: account.name,
    capacity: 'principal',
    approved: true,
  };
  const buyer = { ...context, actor } as const;
  if ((await listSubscriptions(buyer)).length > 0) return;
  const products = await productsByCodes(db, shop.id, Object.keys(goods));
  const type = (await offeredTypes(context)).find((offered) => offered.label === label);
  const method = (await paymentMethodsOf(context)).find(({ kind }) => kind === 'cash-on-delivery');
  const address = (await addressesOf(buyer)).find(({ primary }) => primary);
  if (type === undefined || method === undefined || address === undefined) return;
  const placed = await submitOrder(buyer, {
    key: undefined,
    draft: {
      lines: Object.entries(goods).flatMap(([sku, quantity]) => {
        const productId = products.get(sku);
        return productId === undefined
          ? []
          : [{ productId, quantity: thousandths(quantity), giftWrap: false }];
      }),
      deliveryType: 'delivery',
      addressId: address.id,
      paymentMethodId: method.id,
      note: '',
      customerOrderNumber: '',
      subscriptionTypeId: type.id,
    },
  });
  // The shop's staff may have changed something that the order needs: then there is no subscription.
  if (!placed.ok) return;
  for (const to of DELIVERED)
    await changeOrderStatus(context, { number: placed.value.number, to, reason: '' });
  // Removes the mails about an order of days ago.
  await dropMailsNaming(db, [String(placed.value.number)]);
}
