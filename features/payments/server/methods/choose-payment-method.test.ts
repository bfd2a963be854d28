/** The client's current payment method is stored with the client. Spec 3, formaPagamentoActive; spec 4, supplier flow. */
import { beforeAll, expect, test } from 'vitest';
import { setCustomer } from '#features/accounts/server/clients/customers.store.ts';
import { forgetClientAt, personalDataAt } from '#features/accounts/server/clients/personal-data.store.ts';
import { sessionOf } from '#features/accounts/server/sessions/session-of.ts';
import { findOpenSession } from '#features/accounts/server/sessions/sessions.store.ts';
import { startSession } from '#features/accounts/server/sessions/start-session.ts';
import { aShopper, type ShopperContext } from '#features/cart/server/testing/a-shopper.ts';
import { aShop } from '#features/catalog/server/testing/a-shop.ts';
import type { PaymentMethodId } from '#kernel/ids.ts';
import type { Context } from '#platform/db/context.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { choosePaymentMethod } from './choose-payment-method.ts';
import { createPaymentMethod } from './create-payment-method.ts';
import { requestedMethod } from './requested-method.ts';

const database = testDatabase();
let shop: Context;
let elsewhere: Context;
let boleto: PaymentMethodId;
let cash: PaymentMethodId;

const aMethod = (
  { db, supplier }: Context,
  name: string,
  active = true,
  kind: 'cash-on-delivery' | 'on-account' = 'cash-on-delivery',
): Promise<PaymentMethodId> =>
  createPaymentMethod(db, supplier.id, {
    kind,
    name,
    description: '',
    priceVariance: 0,
    deliveryTypes: ['delivery'],
    active,
    position: 1,
    ...(kind === 'on-account' ? { onAccount: { days: [28] } } : {}),
  });

beforeAll(async () => {
  shop = await aShop(database.current);
  elsewhere = await aShop(database.current);
  [boleto, cash] = [await aMethod(shop, 'Boleto'), await aMethod(shop, 'Dinheiro')];
});

/** What a session of the client on a new device says at a shop. */
async function onNewDevice({ actor, db }: ShopperContext, { supplier }: Context) {
  const now = Date.now();
  const { sessionId } = await startSession({ db, now }, { userId: actor.userId, device: 'Outro' });
  const row = await findOpenSession(db, supplier.id, sessionId, now);
  if (row === undefined) throw new Error('the session is open');
  return sessionOf({ ...row, approved: true }).paymentMethodId;
}

test('the latest choice counts on every device, at its supplier alone', async () => {
  const ana = await aShopper(shop);
  expect(await onNewDevice(ana, shop)).toBeUndefined();
  expect(await choosePaymentMethod(ana, boleto)).toEqual({ ok: true });
  expect(await onNewDevice(ana, shop)).toBe(boleto);
  expect(await onNewDevice(ana, elsewhere)).toBeUndefined();
  expect(await choosePaymentMethod(ana, cash)).toEqual({ ok: true });
  expect(await onNewDevice(ana, shop)).toBe(cash);
  expect(await onNewDevice(await aShopper(shop), shop)).toBeUndefined();
});

test('what the client may not use is refused, and changes nothing', async () => {
  const ana = await aShopper(shop);
  await choosePaymentMethod(ana, boleto);
  for (const other of [await aMethod(elsewhere, 'Fiado'), await aMethod(shop, 'Antigo', false)])
    expect(await choosePaymentMethod(ana, other)).toEqual({
      ok: false,
      refusal: { code: 'payment-not-offered' },
    });
  expect(await onNewDevice(ana, shop)).toBe(boleto);
});

test('prices follow it while the client may use it, unless a call names another', async () => {
  const onAccount = await aMethod(shop, 'Faturado', true, 'on-account');
  const ana = await aShopper(shop);
  const withCredit = (creditLimit: number) =>
    setCustomer(shop.db, shop.supplier.id, ana.actor.clientId, { approved: true, creditLimit });
  const choosing = (paymentMethodId: PaymentMethodId) => ({
    ...ana,
    actor: { ...ana.actor, paymentMethodId },
  });
  await withCredit(50_000);
  expect(await choosePaymentMethod(ana, onAccount)).toEqual({ ok: true });
  expect(await requestedMethod(choosing(onAccount), undefined)).toBe(onAccount);
  expect(await requestedMethod(choosing(onAccount), boleto)).toBe(boleto);
  await withCredit(0);
  expect(await requestedMethod(choosing(onAccount), undefined)).toBeUndefined();
  expect(await requestedMethod(choosing(onAccount), boleto)).toBe(boleto);
  const former = await aMethod(shop, 'Cheque', false);
  expect(await requestedMethod(choosing(former), undefined)).toBeUndefined();
  expect(await requestedMethod(ana, undefined)).toBeUndefined();
});

test('two choices at once leave one', async () => {
  const ana = await aShopper(shop);
  await Promise.all([boleto, cash, boleto, cash].map((id) => choosePaymentMethod(ana, id)));
  expect([boleto, cash]).toContain(await onNewDevice(ana, shop));
});

test('it is exported with the client’s data, and deleted with them', async () => {
  const { actor, ...ana } = await aShopper(shop);
  await choosePaymentMethod({ ...ana, actor }, boleto);
  const exported = async () =>
    (await personalDataAt(ana.db, shop.supplier.id, actor.clientId)).paymentChoice ?? [];
  expect(await exported()).toEqual([{ paymentMethodId: boleto, chosenAt: expect.any(Date) }]);
  await forgetClientAt(ana.db, shop.supplier.id, actor.clientId, [actor.userId]);
  expect(await exported()).toEqual([]);
});
