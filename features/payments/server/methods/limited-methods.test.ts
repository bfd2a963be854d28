/** A method that is limited to client groups is offered, shown and taken for them alone. */
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setCustomer } from '#features/accounts/server/clients/customers.store.ts';
import { aShopper, type ShopperContext } from '#features/cart/server/testing/a-shopper.ts';
import { listProducts } from '#features/catalog/server/products/list-products.ts';
import { aProduct, aShop } from '#features/catalog/server/testing/a-shop.ts';
import { noteClientPrices } from '#features/pricing/server/client-prices.store.ts';
import { saveClientPricing } from '#features/pricing/server/client-pricing.store.ts';
import type { Shop } from '#features/suppliers/domain/shop.ts';
import type { PaymentMethodId } from '#kernel/ids.ts';
import { centavos } from '#kernel/money.ts';
import type { Context } from '#platform/db/context.ts';
import type { Database } from '#platform/db/database.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { ownCardFieldOf } from '../card-field/card-field.ts';
import type { Provider } from '../providers/provider.ts';
import { groupsInMethods } from '../store/cited-groups.store.ts';
import { paymentMethods } from '../store/payment-methods.tables.ts';
import { noGateways } from '../testing/no-gateways.ts';
import { choosePaymentMethod } from './choose-payment-method.ts';
import { createPaymentMethod } from './create-payment-method.ts';
import { paymentMethod, paymentMethodsOf } from './list-payment-methods.ts';
import { requestedMethod } from './requested-method.ts';
import { methodOfOrder } from './shown-method.ts';
import { withPaymentMethods } from './with-payment-methods.ts';

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

const activeIdsOf = async (name: string): Promise<readonly PaymentMethodId[]> =>
  (await paymentMethodsOf(member)).filter((method) => method.name === name).map(({ id }) => id);

beforeAll(async () => {
  shop = await aShop(database.current);
  await aProduct(shop, { price: 1_000 });
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

  test('shows a list by its prices to its members alone', async () => {
    const shown = async (context: Context) => {
      const supplier = { ...context.supplier, tags: new Set(['support-price-variance-by-payment']) };
      const found = await listProducts({ ...context, supplier }, { paymentMethodId: limited });
      return found.ok && found.value.products.map(({ offer }) => offer?.normal);
    };
    expect(await shown(member)).toEqual([900]);
    for (const context of [other, shop]) expect(await shown(context)).toEqual([1_000]);
  });

  test('is in no answer for everybody', async () => {
    const details = await withPaymentMethods(shop, { id: shop.supplier.id } as Shop);
    expect(details.paymentMethods?.map(({ name }) => name)).toEqual(['Aberta']);
  });

  test('opens no card field for others', async () => {
    const { db, supplier } = shop;
    const instalments = { most: 1, withoutInterest: 1, monthlyInterest: 0, smallestPart: centavos(1) };
    const card = await createPaymentMethod(db, supplier.id, {
      ...{ kind: 'card', name: 'Cartão do clube', description: '', priceVariance: 0, position: 2 },
      ...{ deliveryTypes: ['pickup'], groups: ['Clube'], provider: 'sandbox' },
      card: { instalments, preAuthorise: false },
    });
    const gateways = { ...noGateways, providerOf: async () => ({}) as Provider };
    expect(await ownCardFieldOf(member, gateways, card)).toMatchObject({ ok: true });
    for (const context of [other, shop])
      expect(await ownCardFieldOf(context, gateways, card)).toMatchObject({
        refusal: { code: 'payment-not-offered' },
      });
    const ofShop = and(eq(paymentMethods.supplierId, supplier.id), eq(paymentMethods.id, card));
    await db.update(paymentMethods).set({ active: false }).where(ofShop);
  });

  test('stays limited where it is written again without its groups', async () => {
    const again = await createPaymentMethod(shop.db, shop.supplier.id, {
      ...{ kind: 'cash-on-delivery', name: 'Do clube', description: '', priceVariance: -1_000, position: 1 },
      deliveryTypes: ['delivery'],
    });
    expect(again).toBe(limited);
    expect(await namesFor(other)).toEqual(['Aberta']);
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

describe('methods agreed with one client', () => {
  const withOwn = (context: ShopperContext, ...paymentMethodIds: readonly PaymentMethodId[]) => ({
    ...context,
    actor: { ...context.actor, terms: { paymentMethodIds } },
  });

  test('are the only ones, also those of groups in which the client is not', async () => {
    const agreed = withOwn(other, limited);
    expect(await namesFor(agreed)).toEqual(['Do clube']);
    expect((await paymentMethod(agreed, limited))?.name).toBe('Do clube');
    expect(await choosePaymentMethod(agreed, limited)).toEqual({ ok: true });
  });

  test('leave out the others, also those of everybody and of the client’s groups', async () => {
    const [open] = await activeIdsOf('Aberta');
    const agreed = withOwn(member, open ?? '');
    expect(await namesFor(agreed)).toEqual(['Aberta']);
    expect(await paymentMethod(agreed, limited)).toBeUndefined();
    expect(await choosePaymentMethod(agreed, limited)).toMatchObject({
      refusal: { code: 'payment-not-offered' },
    });
    const current = { ...agreed, actor: { ...agreed.actor, paymentMethodId: limited } };
    expect(await requestedMethod(current, undefined)).toBeUndefined();
  });

  test('on account keeps to the credit that the shop gave', async () => {
    const { db, supplier } = shop;
    const onAccount = await createPaymentMethod(db, supplier.id, {
      ...{ kind: 'on-account', name: 'Faturado 28/35/42', description: '', priceVariance: 0, position: 4 },
      ...{ deliveryTypes: ['delivery'], groups: ['Prazo'], onAccount: { days: [28, 35, 42] } },
    });
    const agreed = withOwn(other, onAccount);
    expect(await namesFor(agreed)).toEqual([]);
    await setCustomer(db, supplier.id, other.actor.clientId, { approved: true, creditLimit: 100_000 });
    expect(await namesFor(agreed)).toEqual(['Faturado 28/35/42']);
  });
});

describe('what it costs', () => {
  /** Queries for groups; the methods are cached where the database announces its changes, as is whether a shop has groups. */
  let queries = 0;
  let counted: Database;
  beforeAll(() => {
    counted = openDatabase(database.url, {
      onQuery: (text) => {
        queries += /client_pricing|with_client_prices/.test(text) ? 1 : 0;
      },
    });
  });
  afterAll(() => counted.close());
  const countedFor = (context: ShopperContext) => ({ ...context, db: counted.db, database: counted });
  const queriesOf = async (work: () => Promise<unknown>): Promise<number> => {
    queries = 0;
    await work();
    return queries;
  };

  test('no query at a shop without limits', async () => {
    const plain = await aShop(database.current);
    const open = await createPaymentMethod(plain.db, plain.supplier.id, {
      ...{ kind: 'cash-on-delivery', name: 'Dinheiro', description: '', priceVariance: 0, position: 1 },
      deliveryTypes: ['delivery'],
    });
    const anybody = await aShopper(plain);
    await putInGroups(anybody, ['Clube']);
    const there = countedFor(anybody);
    expect(await queriesOf(() => paymentMethodsOf(there))).toBe(0);
    expect(await queriesOf(() => paymentMethod(there, open))).toBe(0);
    expect(await queriesOf(() => requestedMethod(there, open))).toBe(0);
  });

  test('no query for a client with methods of its own', async () => {
    const there = countedFor(other);
    const agreed = { ...there, actor: { ...there.actor, terms: { paymentMethodIds: [limited] } } };
    expect(await queriesOf(() => paymentMethodsOf(agreed))).toBe(0);
    expect(await queriesOf(() => requestedMethod(agreed, limited))).toBe(0);
  });

  test('one for all limited methods of a list, beside the cached one', async () => {
    await createPaymentMethod(shop.db, shop.supplier.id, {
      ...{ kind: 'cash-on-delivery', name: 'De outro', description: '', priceVariance: 0, position: 3 },
      ...{ deliveryTypes: ['delivery'], groups: ['Outro'] },
    });
    expect(await queriesOf(() => paymentMethodsOf(countedFor(other)))).toBe(2);
    expect(await queriesOf(() => requestedMethod(countedFor(other), limited))).toBe(2);
  });
});
