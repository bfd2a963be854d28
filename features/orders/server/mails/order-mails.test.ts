/** The mails of each step. Decree 7.962/2013; spec 4, order statuses. */
import { asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { users } from '#features/accounts/server/clients/accounts.tables.ts';
import { addLinkedUser } from '#features/accounts/server/clients/add-linked-user.ts';
import { accountOfUser } from '#features/accounts/server/clients/users.store.ts';
import { setOwnMail } from '#features/accounts/server/mails/own-mails.store.ts';
import type { ShopperContext } from '#features/cart/server/testing/a-shopper.ts';
import { anAttendant } from '#features/cart/server/testing/an-attendant.ts';
import { aProduct } from '#features/catalog/server/testing/a-shop.ts';
import { createPaymentMethod } from '#features/payments/server/methods/create-payment-method.ts';
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import { shopById } from '#features/suppliers/server/suppliers.store.ts';
import { suppliers } from '#features/suppliers/server/suppliers.tables.ts';
import { formatDateTime } from '#kernel/time/time-zone.ts';
import { newId } from '#platform/db/new-id.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { mailOutbox } from '#platform/mail/outbox.tables.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { cancelOrder } from '../status/cancel-order.ts';
import { changeOrderStatus } from '../status/change-order-status.ts';
import { trackShopOrder } from '../status/move-shop-order.ts';
import { orderPaid } from '../status/order-hooks.ts';
import { submitOrder } from '../submit/submit-order.ts';
import { aCheckout, aDraft, type Checkout } from '../testing/a-checkout.ts';
import { moveThrough, price } from '../testing/at-the-shop.ts';
import { setPaid } from '../testing/placed.ts';
import { orderLetterOf, orderMails } from './order-mails.ts';

const database = testDatabase();
let checkout: Checkout;
let coffee: string;

beforeEach(async () => {
  await database.current.db.delete(mailOutbox);
  checkout = await aCheckout(database.current);
  coffee = await aProduct(checkout.shop, { name: 'Café', price: 1000 });
});

async function submitted(shopper: ShopperContext = checkout.shopper, more = {}) {
  const draft = aDraft(checkout, { [coffee]: 2 }, more);
  const answer = await submitOrder(shopper, { draft, key: undefined });
  if (!answer.ok) throw new Error(answer.refusal.code);
  return answer.value.number;
}

/** Empties the outbox and renders its mails. */
async function mails(): Promise<Mail[]> {
  const { db } = database.current;
  const queued = await db.select().from(mailOutbox).orderBy(asc(mailOutbox.id));
  await db.delete(mailOutbox);
  const times = { queuedAt: checkout.shop.now, now: checkout.shop.now };
  const written = await Promise.all(
    queued.map(({ kind, facts }) => orderMails('https://vitrine.exemplo')[kind]?.(db, facts, times)),
  );
  return written.flatMap((mail) => (mail === undefined ? [] : [mail]));
}
const oneMail = async (): Promise<Mail> => {
  const all = await mails();
  expect(all).toHaveLength(1);
  return all[0] as Mail;
};

describe('at once', () => {
  test('the receipt: goods, totals, place, and who sells with their CNPJ', async () => {
    const number = await submitted(checkout.shopper, {
      deliveryType: 'delivery',
      storeId: undefined,
      addressId: checkout.addressId,
    });
    const { subject, text, html } = await oneMail();
    expect(subject).toBe(`Pedido ${number} recebido`);
    expect(text).toContain('Café: R$\u00a020,00');
    expect(text).toContain('Taxa de entrega: R$\u00a09,90');
    expect(text).toContain('Total: R$\u00a029,90');
    expect(text).toContain('Entrega em Avenida Paulista, 1000, São Paulo - SP');
    expect(text).toContain('Loja de teste · CNPJ 11222333000181');
    expect(text).toContain(`https://vitrine.exemplo/${checkout.shop.supplier.slug}/pedidos/${number}`);
    expect(html).toContain('Café');
  });

  test('what is to be paid first: the Pix until when, and where its code is', async () => {
    await submitted(checkout.shopper, { paymentMethodId: checkout.pix });
    const { text } = await oneMail();
    expect(text).toMatch(
      /Falta o pagamento: pague o Pix até \d\d\/\d\d\/2026 às \d\d:\d\d\. O código está na página do pedido\./,
    );
    expect(text).toContain('Ver o pagamento:');
  });

  test('what was paid before its mail was written is not asked for', async () => {
    const number = await submitted(checkout.shopper, { paymentMethodId: checkout.pix });
    await setPaid(checkout.shopper, number, new Date(checkout.shop.now));
    const { text } = await oneMail();
    expect(text).not.toContain('Falta o pagamento');
    expect(text).toContain('Acompanhar:');
  });

  test('the boleto by its last day; nothing where it is paid at the counter', async () => {
    const { db, supplier } = checkout.shop;
    const boleto = await createPaymentMethod(db, supplier.id, {
      kind: 'boleto',
      name: 'Boleto',
      description: '',
      priceVariance: 0,
      deliveryTypes: ['delivery', 'pickup'],
      position: 2,
      boleto: {
        account: { bank: '341', agency: '1248', account: '02124', wallet: '109' },
        beneficiary: { name: 'Loja de teste', document: '11222333000181', address: 'Rua Um, 1' },
        instructions: [],
        late: { fine: 200, monthlyInterest: 100 },
        workingDays: 2,
      },
    });
    await submitted(checkout.shopper, { paymentMethodId: boleto });
    expect((await oneMail()).text).toMatch(/pague o boleto até \d\d\/\d\d\/2026\. A linha digitável e o PDF/);
    await submitted(checkout.shopper, { note: 'em dinheiro' });
    expect((await oneMail()).text).not.toContain('Falta o pagamento');
  });

  test('nobody is written to about an order that was refused', async () => {
    const answer = await submitOrder(checkout.shopper, { draft: aDraft(checkout, {}), key: undefined });
    expect(answer.ok).toBe(false);
    expect(await mails()).toEqual([]);
  });

  test('the linked user who ordered and the client’s main user both get a mail', async () => {
    const { db, actor } = checkout.shopper;
    const id = newId();
    await addLinkedUser(db, actor.clientId, {
      id,
      name: 'João',
      email: `${id}@exemplo.com.br`,
      passwordHash: 'x',
    });
    await submitted({
      ...checkout.shopper,
      actor: { ...actor, userId: id, name: 'João', capacity: 'linked' },
    });
    const all = await mails();
    expect(all).toHaveLength(2);
    expect(all[0]?.to).toBe(`${id}@exemplo.com.br`);
    expect(all[1]?.to).not.toBe(all[0]?.to);
    expect(all[1]?.text).toContain('Pedido emitido por João.');
  });

  test('a representative is not the client: the main user gets the mail', async () => {
    const { actor } = checkout.shopper;
    await submitted({ ...checkout.shopper, actor: { ...actor, name: 'Rosa', capacity: 'representative' } });
    const { to } = await oneMail();
    expect(to).toBe((await accountOfUser(checkout.shop.db, actor.userId))?.email);
  });
});

test('each step on the way is mailed, with what the shop says and how to follow it', async () => {
  const number = await submitted(checkout.shopper, {
    deliveryType: 'delivery',
    storeId: undefined,
    addressId: checkout.addressId,
  });
  await mails();
  const { shop } = checkout;
  await moveThrough(shop, number, 'picking');
  expect(await mails()).toEqual([]);
  await changeOrderStatus(shop, { number, to: 'awaiting-payment', reason: 'Confira o valor pesado' });
  const due = await oneMail();
  expect(due.subject).toBe(`Pedido ${number}: aguardando pagamento`);
  expect(due.text).toContain('Mensagem da loja: Confira o valor pesado');
  await orderPaid(shop, number);
  expect((await oneMail()).subject).toBe(`Pedido ${number}: pagamento confirmado`);
  const link = 'https://transportadora.exemplo/r/1';
  await trackShopOrder(await anAttendant(shop), number, { carrier: 'Rápida', code: 'BR1', link });
  await moveThrough(shop, number, 'out-for-delivery');
  const left = await oneMail();
  expect(left.subject).toBe(`Pedido ${number} saiu para entrega`);
  expect(left.text).toContain('Transportadora: Rápida, código BR1.');
  expect(left.text).toContain(link);
  await moveThrough(shop, number, 'delivered');
  const done = await oneMail();
  expect(done.text).toContain('avalie o pedido');
  expect(done.text).toContain('Avaliar o pedido:');
});

test('the tracking is mailed again where it is known after it left, and once', async () => {
  const number = await submitted(checkout.shopper, {
    deliveryType: 'delivery',
    storeId: undefined,
    addressId: checkout.addressId,
  });
  const attendant = await anAttendant(checkout.shop);
  const link = 'https://transportadora.exemplo/r/1';
  await trackShopOrder(attendant, number, { carrier: 'Rápida', code: '', link: '' });
  await moveThrough(checkout.shop, number, 'packed', 'out-for-delivery');
  await mails();
  await trackShopOrder(attendant, number, { carrier: 'Rápida', code: 'BR1', link });
  const sentMail = await oneMail();
  expect(sentMail.subject).toBe(`Pedido ${number}: acompanhe a entrega`);
  expect(sentMail.text).toContain('Transportadora: Rápida, código BR1.');
  expect(sentMail.text).toContain(link);
  await trackShopOrder(attendant, number, { carrier: 'Rápida', code: 'BR1', link });
  await trackShopOrder(attendant, number, { carrier: '', code: '', link: '' });
  expect(await mails()).toEqual([]);
});

test('a payment that comes while it is picked is mailed, and moves nothing', async () => {
  const number = await submitted();
  await mails();
  await orderPaid(checkout.shop, number);
  expect((await oneMail()).subject).toContain('pagamento confirmado');
  const moved = await changeOrderStatus(checkout.shop, { number, to: 'picking', reason: '' });
  expect(moved.ok).toBe(true);
});

test('one that is picked up says where and when, and is never called delivered', async () => {
  const number = await submitted();
  expect((await oneMail()).text).toContain('Retirada na loja: Grátis');
  await moveThrough(checkout.shop, number, 'packed', 'ready-for-pickup', 'delivered');
  const [ready, pickup, done] = await mails();
  expect(ready?.subject).toBe(`Pedido ${number} separado`);
  expect(pickup?.text).toContain('Retirada em Loja do centro, Rua Um, 1');
  expect(done?.subject).toBe(`Pedido ${number} retirado`);
  expect(done?.text).toContain(`Seu pedido ${number} foi retirado.`);
});

test('a cancelled one is mailed with the reason', async () => {
  const number = await submitted();
  await mails();
  await cancelOrder(checkout.shopper, number, 'comprei errado');
  const { subject, text } = await oneMail();
  expect(subject).toBe(`Pedido ${number} cancelado`);
  expect(text).toContain('Motivo: comprei errado');
});

test('what is paid for a cancelled order is not mailed as if all were well', async () => {
  const number = await submitted();
  await cancelOrder(checkout.shopper, number, 'comprei errado');
  await mails();
  await orderPaid(checkout.shop, number);
  expect(await mails()).toEqual([]);
});

describe('a quote', () => {
  test('is received, priced with message and validity, and received as an order', async () => {
    checkout = await aCheckout(database.current, ['support-budget']);
    coffee = await aProduct(checkout.shop, { name: 'Café', price: 1000 });
    const number = await submitted();
    const requestMail = await oneMail();
    expect(requestMail.subject).toBe(`Orçamento ${number} recebido`);
    expect(requestMail.text).toContain('Nada é cobrado');
    await price(
      await anAttendant(checkout.shop),
      number,
      { [coffee]: 850 },
      { message: 'Boa compra', days: 3 },
    );
    const priced = await oneMail();
    expect(priced.subject).toBe(`Orçamento ${number}: os preços chegaram`);
    expect(priced.text).toContain('Mensagem da loja: Boa compra');
    expect(priced.text).toContain('Os preços valem até 23/11/2026.');
    expect(priced.text).toContain('Total: R$\u00a017,00');
    await cancelOrder(checkout.shopper, number, 'caro');
    expect((await oneMail()).subject).toBe(`Orçamento ${number} cancelado`);
  });
});

describe("a shop's own words", () => {
  const own = (mail: string, words: object) =>
    setOwnMail(checkout.shop.db, checkout.shop.supplier.id, mail, { enabled: true, ...words });

  test('stand around the facts, and what looks like a variable in an order is none', async () => {
    await own('pedido-recebido', {
      subject: '{{loja}}: pedido {{pedido}}',
      introduction: 'Oi, {{nome}}! <b>',
      closing: 'Volte sempre.',
    });
    coffee = await aProduct(checkout.shop, { name: 'Café {{nome}}', price: 1000 });
    const number = await submitted();
    const { subject, text, html } = await oneMail();
    expect(subject).toBe(`${checkout.shop.supplier.name}: pedido ${number}`);
    expect(text).toMatch(/\n\nOi, \S+! <b>\n\nRecebemos o seu pedido/);
    expect(text).not.toContain('Olá');
    expect(text).toContain('Café {{nome}}: R$\u00a020,00');
    expect(text.indexOf('Volte sempre.')).toBeGreaterThan(text.indexOf('/pedidos/'));
    expect(html).toContain('Oi, ');
    expect(html).toContain('! &lt;b&gt;');
  });

  test('are those of one shop; and a mail that is off is not sent, unless it has to be', async () => {
    await own('pedido-separado', { enabled: false });
    await own('pedido-recebido', { enabled: false });
    const number = await submitted();
    expect((await oneMail()).subject).toBe(`Pedido ${number} recebido`);
    await moveThrough(checkout.shop, number, 'packed');
    expect(await mails()).toEqual([]);
    checkout = await aCheckout(database.current);
    coffee = await aProduct(checkout.shop, { name: 'Café', price: 1000 });
    const other = await submitted();
    await mails();
    await moveThrough(checkout.shop, other, 'packed');
    expect((await oneMail()).subject).toBe(`Pedido ${other} separado`);
  });

  test("dates are by the shop's own clock", async () => {
    await submitted();
    const [queued] = await database.current.db.select().from(mailOutbox);
    const written = async (timeZone: string | null) => {
      await database.current.db
        .update(suppliers)
        .set({ timeZone })
        .where(eq(suppliers.id, checkout.shop.supplier.id));
      const shop = await shopById(database.current.db, checkout.shop.supplier.id);
      expect(shop?.timeZone).toBe(timeZone ?? undefined);
      const { kind = '', facts = {} } = queued ?? {};
      const letter = await orderLetterOf(database.current.db, facts, {
        queuedAt: checkout.shop.now,
        now: checkout.shop.now,
        zone: timeZoneOf(shop ?? {}),
      });
      expect(kind).toBe('order-step');
      return letter?.paragraphs[1];
    };
    const brasilia = formatDateTime(checkout.shop.now, 'America/Sao_Paulo');
    const acre = formatDateTime(checkout.shop.now, 'America/Rio_Branco');
    expect(acre).not.toBe(brasilia);
    expect(await written(null)).toContain(brasilia);
    expect(await written('America/Rio_Branco')).toContain(acre);
  });
});

test('a user who may not log in any more gets no mail', async () => {
  const number = await submitted();
  await mails();
  await checkout.shop.db
    .update(users)
    .set({ disabledAt: new Date(checkout.shop.now) })
    .where(eq(users.id, checkout.shopper.actor.userId));
  await moveThrough(checkout.shop, number, 'packed');
  expect(await mails()).toEqual([]);
});
