/** Boletos and buying on account. Reliability M25, T16, I8. */
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { setCustomer } from '#features/accounts/server/clients/customers.store.ts';
import { createStaff } from '#features/accounts/server/staff/create-staff.ts';
import { staff } from '#features/accounts/server/staff/staff.tables.ts';
import { aShopper, type ShopperContext } from '#features/cart/server/testing/a-shopper.ts';
import { aShop } from '#features/catalog/server/testing/a-shop.ts';
import { todayOf } from '#features/suppliers/domain/time-zone.ts';
import { centavos } from '#kernel/money.ts';
import type { Staff } from '#kernel/scope.ts';
import { addDays } from '#kernel/time/calendar.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { parseBoleto } from '../../domain/boleto/parse-boleto.ts';
import type { PrepaidBoletoSettings } from '../../domain/method-settings.ts';
import { cancelCharges } from '../charges/cancel-charges.ts';
import { rechargeOrder } from '../charges/change-charge.ts';
import { chargesOf } from '../charges/charges-of.ts';
import { openCharge } from '../charges/open-charge.ts';
import { confirmCharge, refundCharge } from '../charges/staff-charge-actions.ts';
import { createPaymentMethod } from '../methods/create-payment-method.ts';
import { paymentMethod, paymentMethodsOf } from '../methods/list-payment-methods.ts';
import type { PaidWith } from '../providers/payment-gateways.ts';
import { closeTitle } from '../store/titles.store.ts';
import { titlesPage } from '../store/titles-page.store.ts';
import { noGateways } from '../testing/no-gateways.ts';
import { payTitle } from './close-title.ts';
import { creditOfClient } from './credit-of.ts';
import { renewBoleto } from './renew-boleto.ts';

const database = testDatabase();
const DAY = 24 * 60 * 60_000;
const ordinary = { description: '', priceVariance: 0, deliveryTypes: ['delivery', 'pickup'] } as const;

const BOLETO: PrepaidBoletoSettings = {
  account: { bank: '341', agency: '1248', account: '02124', wallet: '109' },
  beneficiary: { name: 'Loja', document: '11222333000181', address: 'Rua A, 1' },
  instructions: ['Não receber em dinheiro.'],
  late: { fine: 200, monthlyInterest: 100 },
  secondCopy: { workingDays: 2, mostDaysLate: 30 },
  workingDays: 3,
};

let shop: Context;
let boletoId: string;
let accountId: string;
let order = 900_000;

beforeAll(async () => {
  shop = await aShop(database.current);
  const { db, supplier } = shop;
  boletoId = await createPaymentMethod(db, supplier.id, {
    ...ordinary,
    kind: 'boleto',
    name: 'Boleto',
    boleto: BOLETO,
    position: 1,
  });
  accountId = await createPaymentMethod(db, supplier.id, {
    ...ordinary,
    kind: 'on-account',
    name: 'Faturado 28 e 56 dias',
    onAccount: { days: [28, 56], boleto: BOLETO },
    position: 2,
  });
});

async function aDebtor(creditLimit: number, approved = true): Promise<ShopperContext> {
  const shopper = await aShopper(shop, approved);
  await setCustomer(shop.db, shop.supplier.id, shopper.actor.clientId, { approved, creditLimit });
  return shopper;
}

/** As the order's transaction does. */
const charge = (context: ShopperContext, methodId: string, amount: number, orderNumber = ++order) =>
  inTransaction(context, async (inside) => {
    const method = await paymentMethod(inside, methodId);
    if (method === undefined) throw new Error('not offered');
    const opened = await openCharge(inside, { orderNumber, method, amount: centavos(amount) });
    if (!opened.ok) throw opened.refusal;
    return { ...opened.value, orderNumber };
  });

async function anOwner(): Promise<Staff> {
  const email = `${newId()}@equipe.exemplo.com.br`;
  const memberships = [{ supplierId: shop.supplier.id, role: 'owner' as const }];
  await createStaff(shop.db, { name: 'Dora', email, passwordHash: '', administrator: false, memberships });
  const [row] = await shop.db.select({ id: staff.id }).from(staff).where(eq(staff.email, email));
  return { kind: 'staff', sessionId: newId(), staffId: row?.id ?? '', name: 'Dora', standing: 'owner' };
}

const change = (context: ShopperContext, methodId: string, amount: number, orderNumber: number) =>
  inTransaction(context, async (inside) => {
    const method = await paymentMethod(inside, methodId);
    if (method === undefined) throw new Error('not offered');
    return rechargeOrder(inside, { orderNumber, method, amount: centavos(amount) });
  });

const titlesOf = async ({ actor }: ShopperContext) =>
  (
    await titlesPage(
      shop.db,
      shop.supplier.id,
      { clientId: actor.clientId, order: 'due-first', overdueBefore: '2000-01-01' },
      { limit: 100, offset: 0 },
    )
  ).titles;

describe('a boleto', () => {
  test('is opened with the order: due in so many working days, by a line that a bank reads', async () => {
    const shopper = await aDebtor(0);
    const { orderNumber } = await charge(shopper, boletoId, 12_345);
    const opened = (await chargesOf(shopper, [orderNumber])).get(orderNumber);
    const [title] = opened?.titles ?? [];
    // NOW of the shop is Friday 20/11/2026, a holiday: three working days on is Wednesday 25/11.
    expect(title).toMatchObject({ orderNumber, amount: 12_345, dueOn: '2026-11-25', usesCredit: false });
    expect(title?.boleto?.printed?.agencyAccount).toBe('1248 / 02124');
    expect(parseBoleto(title?.boleto?.line ?? '', '2026-11-20')).toMatchObject({
      ok: true,
      value: { bank: '341', amount: 12_345, dueOn: '2026-11-25', barcode: title?.boleto?.barcode },
    });
    expect(opened?.status).toBe('pending');
  });

  test('never has a number that another has, however many are opened at once', async () => {
    const shoppers = await Promise.all(Array.from({ length: 4 }, () => aDebtor(0)));
    const opened = await Promise.all(
      Array.from({ length: 20 }, (_, index) => {
        const shopper = shoppers[index % 4];
        return shopper && charge(shopper, boletoId, 1000 + index);
      }),
    );
    expect(opened).toHaveLength(20);
    const numbers = (await Promise.all(shoppers.map(titlesOf))).flat().map(({ boleto }) => boleto?.ourNumber);
    expect(new Set(numbers).size).toBe(20);
  });

  test('keeps its number on a second copy, which is due later and asks for fine and interest', async () => {
    const shopper = await aDebtor(0);
    await charge(shopper, boletoId, 100_000);
    const [title] = await titlesOf(shopper);
    if (title?.boleto === undefined) throw new Error('no boleto');
    const inTime = await renewBoleto(shopper, title.id);
    expect(inTime).toMatchObject({ ok: true, value: { boleto: { line: title.boleto.line } } });
    // Ten days later: due on Wednesday 25/11, now Monday 30/11, payable until Wednesday 02/12.
    const later = { ...shopper, now: shopper.now + 10 * DAY };
    expect(todayOf(later)).toBe('2026-11-30');
    const late = await renewBoleto(later, title.id);
    expect(late).toMatchObject({
      ok: true,
      value: { boleto: { ourNumber: title.boleto.ourNumber, dueOn: '2026-12-02', amount: 102_233 } },
    });
    expect((await titlesOf(shopper))[0]?.boleto?.dueOn).toBe('2026-12-02');
    const tooLate = { ...shopper, now: shopper.now + 60 * DAY };
    expect(await renewBoleto(tooLate, title.id)).toEqual({ ok: false, refusal: { code: 'no-second-copy' } });
  });

  test('that was given up for another way and paid all the same pays its order', async () => {
    const shopper = await aDebtor(100_000);
    const { id, orderNumber } = await charge(shopper, boletoId, 12_345);
    expect(await change(shopper, accountId, 12_345, orderNumber)).toMatchObject({ value: 'changed' });
    const standing = async () =>
      (await titlesOf(shopper)).map(({ status, usesCredit }) => [status, usesCredit]);
    expect(await standing()).toEqual([
      ['open', true],
      ['open', true],
      ['cancelled', false],
    ]);
    const given = (await titlesOf(shopper)).find(({ status }) => status === 'cancelled');
    const staffed = { ...shop, actor: await anOwner() };
    expect(await payTitle(staffed, noGateways.orders, given?.id ?? '', shop.now)).toEqual({
      ok: false,
      refusal: { code: 'title-given-up', facts: { chargeId: id } },
    });
    const paidWith: (string | undefined)[] = [];
    const gateways = {
      ...noGateways,
      orders: {
        ...noGateways.orders,
        lockForPayment: async () => 'open' as const,
        orderPaid: async (_: Context, __: number, method?: PaidWith) => void paidWith.push(method?.name),
        moneyBack: async () => {},
      },
    };
    const confirmed = await confirmCharge(staffed, gateways, id, 'caiu no banco');
    expect(confirmed).toMatchObject({ ok: true, value: { charge: { status: 'paid' } } });
    expect(paidWith).toEqual(['Boleto']);
    expect(await standing()).toEqual([
      ['paid', false],
      ['cancelled', true],
      ['cancelled', true],
    ]);
    expect((await chargesOf(shopper, [orderNumber])).get(orderNumber)).toMatchObject({ id, status: 'paid' });
  });

  test('is nobody else’s to see', async () => {
    const [ana, bia] = [await aDebtor(0), await aDebtor(0)];
    await charge(ana, boletoId, 5000);
    const [title] = await titlesOf(ana);
    expect(await renewBoleto(bia, title?.id ?? '')).toEqual({
      ok: false,
      refusal: { code: 'title-not-found' },
    });
  });
});

describe('buying on account', () => {
  test('is offered to approved clients with a limit alone', async () => {
    const names = async (context: Context) => (await paymentMethodsOf(context)).map(({ kind }) => kind);
    expect(await names(shop)).toEqual(['boleto']);
    expect(await names(await aDebtor(0))).toEqual(['boleto']);
    expect(await names(await aDebtor(100_000, false))).toEqual(['boleto']);
    const debtor = await aDebtor(100_000);
    expect(await names(debtor)).toEqual(['boleto', 'on-account']);
    expect((await paymentMethod(debtor, accountId))?.credit).toEqual({ limit: 100_000, available: 100_000 });
    const linked = { ...debtor, actor: { ...debtor.actor, capacity: 'linked' } } as const;
    expect(await paymentMethod(linked, accountId)).toMatchObject({ kind: 'on-account' });
    expect((await paymentMethod(linked, accountId))?.credit).toBeUndefined();
  });

  test('opens a title for each part, which together are the order’s total', async () => {
    const debtor = await aDebtor(100_000);
    const { orderNumber } = await charge(debtor, accountId, 33_333);
    const titles = await titlesOf(debtor);
    const today = todayOf(debtor);
    expect(titles.map(({ document, amount, dueOn }) => [document, amount, dueOn])).toEqual([
      [`${orderNumber}-1`, 16_667, addDays(today, 28)],
      [`${orderNumber}-2`, 16_666, addDays(today, 56)],
    ]);
    expect(await creditOfClient(debtor, debtor.actor.clientId)).toEqual({
      limit: 100_000,
      available: 66_667,
    });
  });

  test('of 20 orders of 60 % of the free credit at once, one is accepted', async () => {
    const debtor = await aDebtor(100_000);
    const answers = await Promise.allSettled(
      Array.from({ length: 20 }, () => charge(debtor, accountId, 60_000)),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const answer of answers) {
      if (answer.status === 'rejected')
        expect(answer.reason).toEqual({ code: 'credit-exceeded', available: 40_000 });
    }
    expect(await creditOfClient(debtor, debtor.actor.clientId)).toMatchObject({ available: 40_000 });
  });

  test('is free again when the order is cancelled, and the titles keep their names', async () => {
    const debtor = await aDebtor(100_000);
    const { orderNumber } = await charge(debtor, accountId, 60_000);
    await inTransaction(debtor, (inside) => cancelCharges(inside, orderNumber));
    expect(await creditOfClient(debtor, debtor.actor.clientId)).toMatchObject({ available: 100_000 });
    await charge(debtor, accountId, 60_000, orderNumber);
    expect((await titlesOf(debtor)).map(({ document, status }) => [document.split('-')[1], status])).toEqual([
      ['3', 'open'],
      ['4', 'open'],
      ['1', 'cancelled'],
      ['2', 'cancelled'],
    ]);
  });

  test('in other parts uses the same credit once', async () => {
    const debtor = await aDebtor(100_000);
    const { orderNumber } = await charge(debtor, accountId, 60_000);
    const laterId = await createPaymentMethod(shop.db, shop.supplier.id, {
      ...ordinary,
      kind: 'on-account',
      name: 'Faturado 90 dias',
      onAccount: { days: [90] },
      position: 4,
    });
    expect(await change(debtor, laterId, 60_000, orderNumber)).toEqual({ ok: true, value: 'changed' });
    expect(await creditOfClient(debtor, debtor.actor.clientId)).toMatchObject({ available: 40_000 });
    // Titles of other orders still count.
    const other = await charge(debtor, boletoId, 40_001);
    expect(await change(debtor, accountId, 40_001, other.orderNumber)).toMatchObject({
      refusal: { code: 'credit-exceeded', available: 40_000 },
    });
  });

  test('of which a part is paid goes on as agreed: charged again, that part would be paid twice', async () => {
    const debtor = await aDebtor(100_000);
    const { orderNumber } = await charge(debtor, accountId, 60_000);
    const [first] = await titlesOf(debtor);
    await closeTitle(shop.db, shop.supplier.id, first?.id ?? '', { status: 'paid', paidAt: shop.now });
    expect(await change(debtor, boletoId, 60_000, orderNumber)).toEqual({
      ok: false,
      refusal: { code: 'partly-paid' },
    });
    expect(await change(debtor, accountId, 60_000, orderNumber)).toEqual({ ok: true, value: 'unchanged' });
    expect((await titlesOf(debtor)).map(({ status }) => status)).toEqual(['open', 'paid']);
  });

  test('of which a part was paid is owed back so far when the order is cancelled', async () => {
    const debtor = await aDebtor(100_000);
    const { id, orderNumber } = await charge(debtor, accountId, 60_000);
    const [first] = await titlesOf(debtor);
    const staffed = { ...shop, actor: await anOwner() };
    expect(await payTitle(staffed, noGateways.orders, first?.id ?? '', shop.now)).toMatchObject({ ok: true });
    await inTransaction(debtor, (inside) => cancelCharges(inside, orderNumber));
    const standing = async () => (await chargesOf(shop, [orderNumber])).get(orderNumber);
    expect(await standing()).toMatchObject({ status: 'paid', amount: 60_000, captured: 30_000 });
    expect((await titlesOf(debtor)).map(({ status }) => status)).toEqual(['paid', 'cancelled']);
    expect(await creditOfClient(debtor, debtor.actor.clientId)).toMatchObject({ available: 100_000 });
    const lockForPayment = async () => 'cancelled' as const;
    const gateways = { ...noGateways, orders: { ...noGateways.orders, lockForPayment } };
    const back = (amount: number) => {
      const wish = { amount: centavos(amount), reason: 'pedido cancelado', before: centavos(0) };
      return refundCharge(staffed, gateways, id, wish);
    };
    expect(await back(30_001)).toEqual({ ok: false, refusal: { code: 'too-much' } });
    expect(await back(30_000)).toMatchObject({ ok: true });
    expect(await standing()).toMatchObject({ status: 'refunded', captured: 30_000, refunded: 30_000 });
  });

  test('shows a linked user that it does not suffice, and not how much there is', async () => {
    const debtor = await aDebtor(10_000);
    const linked = { ...debtor, actor: { ...debtor.actor, capacity: 'linked' } } as const;
    await expect(charge(linked, accountId, 20_000)).rejects.toEqual({ code: 'credit-exceeded' });
  });
});

test('a method whose boletos no bank could read is noticed when it is made', async () => {
  const broken = { ...BOLETO, account: { ...BOLETO.account, agency: '12' } };
  await expect(
    createPaymentMethod(shop.db, shop.supplier.id, {
      ...ordinary,
      kind: 'boleto',
      name: 'Outro',
      boleto: broken,
      position: 3,
    }),
  ).rejects.toThrow('agency');
});
