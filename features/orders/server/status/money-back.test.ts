/** Each refund is mailed to the client once: how much, and how it arrives. */
import { asc } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { type AttendantContext, anAttendant } from '#features/cart/server/testing/an-attendant.ts';
import { aProduct } from '#features/catalog/server/testing/a-shop.ts';
import { chargesOf } from '#features/payments/server/charges/charges-of.ts';
import { confirmCharge, refundCharge } from '#features/payments/server/charges/staff-charge-actions.ts';
import { createPaymentMethod } from '#features/payments/server/methods/create-payment-method.ts';
import { runDueOperations } from '#features/payments/server/operations/run-due-operations.ts';
import { runOperationsNow } from '#features/payments/server/operations/run-operations-now.ts';
import { openPaymentGateways } from '#features/payments/server/providers/open-payment-gateways.ts';
import type { PaymentGateways } from '#features/payments/server/providers/payment-gateways.ts';
import { centavos } from '#kernel/money.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { mailOutbox } from '#platform/mail/outbox.tables.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { orderMails } from '../mails/order-mails.ts';
import { aCheckout, aDraft, type Checkout } from '../testing/a-checkout.ts';
import { placed } from '../testing/placed.ts';
import { cancelOrder } from './cancel-order.ts';
import { orderHooks } from './order-hooks.ts';

const database = testDatabase();
const ACCEPTED = 'sbx_accepted_visa_0010_0123456789abcdef';
let checkout: Checkout;
let attendant: AttendantContext;
let gateways: PaymentGateways;
let product: string;
let card: string;

beforeEach(async () => {
  checkout = await aCheckout(database.current);
  const { shop } = checkout;
  attendant = await anAttendant(shop);
  gateways ??= openPaymentGateways({
    sessionSecret: 's'.repeat(32),
    publicUrl: 'http://loja.test',
    sandbox: true,
    orders: orderHooks,
    log: { warn: (facts: object) => expect(facts).toBeUndefined() },
  });
  product = await aProduct(shop, { price: 5_000 });
  const instalments = { most: 1, withoutInterest: 1, monthlyInterest: 0, smallestPart: centavos(1) };
  card = await createPaymentMethod(shop.db, shop.supplier.id, {
    kind: 'card',
    name: 'Cartão',
    description: '',
    priceVariance: 0,
    deliveryTypes: ['pickup'],
    provider: 'sandbox',
    card: { instalments, preAuthorise: false },
    position: 5,
  });
});

const now = () => ({ ...checkout.shopper, now: Date.now() });
const theirs = () => ({ ...attendant, now: Date.now() });

async function anOrder(paymentMethodId = checkout.cash, token?: string): Promise<number> {
  const context = now();
  const number = await placed(context, aDraft(checkout, { [product]: 2 }, { paymentMethodId }));
  await runOperationsNow(context, gateways, number, token);
  return number;
}
const chargeOf = async (number: number) => {
  const charge = (await chargesOf(checkout.shop, [number])).get(number);
  if (charge === undefined) throw new Error('no charge');
  return charge;
};
async function giveBack(number: number, amount: number) {
  const { id, refunded: before = centavos(0) } = await chargeOf(number);
  return refundCharge(theirs(), gateways, id, { amount: centavos(amount), reason: 'faltou', before });
}

/** Empties the outbox and renders its mails. */
async function mails(): Promise<Mail[]> {
  const { db } = database.current;
  const queued = await db.select().from(mailOutbox).orderBy(asc(mailOutbox.id));
  await db.delete(mailOutbox);
  const times = { queuedAt: Date.now(), now: Date.now() };
  const written = await Promise.all(
    queued.map(({ kind, facts }) => orderMails('https://vitrine.exemplo')[kind]?.(db, facts, times)),
  );
  return written.flatMap((mail) => (mail === undefined ? [] : [mail]));
}
/** Normalises line breaks and no-break spaces. */
const plain = (mail: Mail | undefined): string => (mail?.text ?? '').replace(/\s+/g, ' ');

test('a part of what a card paid, then the rest: each is mailed once', async () => {
  const number = await anOrder(card, ACCEPTED);
  await mails();
  expect(await giveBack(number, 3_000)).toMatchObject({ ok: true });
  const [part, ...others] = await mails();
  expect(others).toEqual([]);
  expect(part?.subject.replace(/\s/g, ' ')).toBe(`Pedido ${number}: devolução de R$ 30,00`);
  expect(plain(part)).toContain(`Foram devolvidos R$ 30,00 do pagamento do seu pedido ${number}.`);
  expect(plain(part)).toContain('Continuam pagos R$ 70,00.');
  expect(plain(part)).toContain('O valor volta para o cartão (Visa final 0010):');
  expect(plain(part)).toContain(`/pedidos/${number}`);
  await giveBack(number, 7_000);
  expect((await mails()).map(plain)).toEqual([
    expect.stringContaining('Com isso, todo o valor pago foi devolvido.'),
  ]);
  expect(await giveBack(number, 1)).toMatchObject({ ok: false });
  await runDueOperations(database.current, gateways, Date.now() + 3_600_000);
  expect(await mails()).toEqual([]);
});

test('what the shop itself has received it gives back itself', async () => {
  const number = await anOrder();
  await confirmCharge(theirs(), gateways, (await chargeOf(number)).id, '');
  await mails();
  await giveBack(number, 1_000);
  expect((await mails()).map(plain)).toEqual([
    expect.stringMatching(
      /devolvidos R\$ 10,00 .* Continuam pagos R\$ 90,00\. A própria loja fez a devolução/,
    ),
  ]);
});

test('what the shop received itself comes back as the two agree', async () => {
  const number = await anOrder();
  await confirmCharge(theirs(), gateways, (await chargeOf(number)).id, '');
  await mails();
  await cancelOrder(now(), number, 'comprei errado');
  expect((await mails()).map(plain)).toEqual([
    expect.stringContaining('A loja devolve R$ 100,00: combine com ela como. Avisamos por e-mail'),
  ]);
});

test('of a cancelled order a mail says what is to come, and another when it has come', async () => {
  const number = await anOrder(card, ACCEPTED);
  await mails();
  await cancelOrder(now(), number, 'comprei errado');
  const [cancelled, ...others] = await mails();
  expect(others).toEqual([]);
  expect(plain(cancelled)).toContain(
    'R$ 100,00 voltam pela mesma forma de pagamento. Avisamos por e-mail quando a devolução sair.',
  );
  await runOperationsNow(now(), gateways, number);
  expect((await mails()).map(plain)).toEqual([
    expect.stringContaining(`devolvidos R$ 100,00 do pagamento do seu pedido ${number}, que foi cancelado.`),
  ]);
});

test('where it is back before the first mail is written, one mail says so', async () => {
  const number = await anOrder(card, ACCEPTED);
  await mails();
  await cancelOrder(now(), number, 'comprei errado');
  await runOperationsNow(now(), gateways, number);
  const [cancelled, back, ...others] = (await mails()).map(plain);
  expect(others).toEqual([]);
  expect(cancelled).toContain(`Pedido ${number} foi cancelado.`);
  expect(cancelled).not.toMatch(/volta|devol/);
  expect(back).toContain('Foram devolvidos R$ 100,00');
});
