/** A method that is limited to client groups is offered, shown and taken for them alone. */
import { beforeAll, describe, expect, test } from 'vitest';
import { aShopper, type ShopperContext } from '#features/cart/server/testing/a-shopper.ts';
import { aShop } from '#features/catalog/server/testing/a-shop.ts';
import { noteClientPrices } from '#features/pricing/server/client-prices.store.ts';
import { saveClientPricing } from '#features/pricing/server/client-pricing.store.ts';
import type { PaymentMethodId } from '#kernel/ids.ts';
import type { Context } from '#platform/db/context.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { groupsInMethods } from '../store/cited-groups.store.ts';
import { choosePaymentMethod } from './choose-payment-method.ts';
import { createPaymentMethod } from './create-payment-method.ts';
import { methodOfOrder, paymentMethod, paymentMethodsOf } from './list-payment-methods.ts';
import { requestedMethod } from './requested-method.ts';

const database = testDatabase();
let shop: Context;
let member: ShopperContext;
let other: ShopperContext;
let limited: PaymentMethodId;

const putInGroups = async ({ db, supplier, actor }: ShopperContext, groups: readonly string[]) => {
  await noteClientPrices(db, supplier.id);
  await saveClientPricing(db, supplier.id, actor.clientId, { groups });
};
const namesFor = async (context: Context) => (await paymentMethodsOf(context)).map(({ name }) => name);

beforeAll(async () => {
  shop = await aShop(database.current);
  const common = { kind: 'cash-on-delivery', description: '', deliveryTypes: ['delivery'] } as const;
  const aMethod = (name: string, groups: readonly string[]) =>
    createPaymentMethod(shop.db, shop.supplier.id, {
      ...common,
      name,
      groups,
      priceVariance: -1_000,
      position: 1,
    });
  await aMethod('Aberta', []);
  limited = await aMethod('Do clube', ['Clube', 'Diretoria']);
  member = await aShopper(shop);
  other = await aShopper(shop);
  await putInGroups(member, ['Clube']);
  await putInGroups(other, ['Varejo']);
});

describe('a method limited to groups', () => {
  test('is listed for their members, and for nobody else', async () => {
    expect((await namesFor(member)).toSorted()).toEqual(['Aberta', 'Do clube']);
    expect(await namesFor(other)).toEqual(['Aberta']);
    expect(await namesFor(shop)).toEqual(['Aberta']);
  });

  test('cannot be taken or chosen by others, though they name it', async () => {
    expect((await paymentMethod(member, limited))?.name).toBe('Do clube');
    expect(await choosePaymentMethod(member, limited)).toEqual({ ok: true });
    for (const context of [other, shop]) expect(await paymentMethod(context, limited)).toBeUndefined();
    expect(await choosePaymentMethod(other, limited)).toEqual({
      ok: false,
      refusal: { code: 'payment-not-offered' },
    });
  });

  test('prices nothing for others, named or as the current one', async () => {
    const asCurrent = (context: ShopperContext) => ({
      ...context,
      actor: { ...context.actor, paymentMethodId: limited },
    });
    expect(await requestedMethod(member, limited)).toBe(limited);
    expect(await requestedMethod(asCurrent(member), undefined)).toBe(limited);
    expect(await requestedMethod(other, limited)).toBeUndefined();
    expect(await requestedMethod(shop, limited)).toBeUndefined();
    expect(await requestedMethod(asCurrent(other), undefined)).toBeUndefined();
  });

  test('goes on with the orders that were placed with it, for jobs that act for nobody', async () => {
    expect((await methodOfOrder(shop, limited))?.name).toBe('Do clube');
  });

  test('is named as a use of its groups', async () => {
    expect(await groupsInMethods(shop.db, shop.supplier.id)).toEqual(
      expect.arrayContaining([
        { group: 'Clube', name: 'Do clube' },
        { group: 'Diretoria', name: 'Do clube' },
      ]),
    );
  });

  test('ends with the membership', async () => {
    const leaving = await aShopper(shop);
    await putInGroups(leaving, ['Diretoria']);
    expect(await paymentMethod(leaving, limited)).toBeDefined();
    await putInGroups(leaving, []);
    expect(await paymentMethod(leaving, limited)).toBeUndefined();
  });
});
