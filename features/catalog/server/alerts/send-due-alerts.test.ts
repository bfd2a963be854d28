/** Alerts are told once, to whom they concern, and only while they are true. */
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { users } from '#features/accounts/server/clients/accounts.tables.ts';
import { setCustomer } from '#features/accounts/server/clients/customers.store.ts';
import { createClientAccount } from '#features/accounts/server/registration/create-client-account.ts';
import { aPolicy } from '#features/pricing/domain/testing/a-policy.ts';
import { savePolicy } from '#features/pricing/server/price-policies.store.ts';
import type { Customer } from '#kernel/scope.ts';
import type { Context, CustomerContext } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { mailOutbox } from '#platform/mail/outbox.tables.ts';
import { sendNext } from '#platform/mail/outbox.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { products, stockLevels } from '../products/catalog.tables.ts';
import { forgetClientAlerts } from '../products/personal-data.store.ts';
import { aCustomer, aProduct, aShop } from '../testing/a-shop.ts';
import { ALERT_MAIL, alertMails } from './alert-mails.ts';
import { optOut } from './opt-out.ts';
import { productAlerts } from './product-alerts.tables.ts';
import { createAvailabilityAlert, createPriceAlert, dropAlert } from './product-alerts.ts';
import { sendDueAlerts } from './send-due-alerts.ts';

const SECRET = 'a secret of the tests 0123456789 0123456789';
const HOUR = 60 * 60_000;
const database = testDatabase();
let shop: Context;
let ana: CustomerContext;
let panettone: string;
let mails: Mail[];

beforeEach(async () => {
  await database.current.db.delete(mailOutbox);
  // Each test has a shop of its own; what others left is not due any more.
  await database.current.db.execute('update product_alerts set due_at = null where supplier_id is not null');
  shop = await shopNow();
  ana = await aClient(shop);
  panettone = await aProduct(shop, { name: 'Panetone', price: 1_000, stock: 0 });
  mails = [];
});

const shopNow = async (): Promise<Context> => ({ ...(await aShop(database.current)), now: Date.now() });

let made = 0;
async function aClient(at: Context, approved = true): Promise<CustomerContext> {
  made += 1;
  const { clientId } = await createClientAccount(database.current.db, {
    kind: 'person',
    name: 'Ana Souza',
    email: `ana-${made}@exemplo.com.br`,
    document: String(10_000_000_000 + made),
    password: { hash: 'x' },
  });
  await setCustomer(database.current.db, at.supplier.id, clientId, { approved });
  return { ...at, actor: { ...(aCustomer(approved) as Customer), clientId } };
}

const setStock = async (productId: string, quantity: number, at = shop): Promise<void> => {
  await at.db
    .update(stockLevels)
    .set({ quantity })
    .where(and(eq(stockLevels.supplierId, at.supplier.id), eq(stockLevels.productId, productId)));
};
const setPrice = async (productId: string, price: number): Promise<void> => {
  await shop.db
    .update(products)
    .set({ price })
    .where(and(eq(products.supplierId, shop.supplier.id), eq(products.id, productId)));
};
/** A little later: the database's clock has microseconds, so what it makes due now may be due after this millisecond. */
const run = (after = 0): Promise<number> => sendDueAlerts(database.current, Date.now() + after + 50);
/** Sends what is queued, as the outbox does. */
async function deliver(after = 0): Promise<readonly Mail[]> {
  const outbox = {
    database: database.current,
    writers: alertMails('https://vitrine.exemplo.com.br', {
      database: database.current,
      sessionSecret: SECRET,
    }),
    send: async (_: string, mail: Mail) => void mails.push(mail),
    report: ({ error }: { error: unknown }) => {
      throw error;
    },
  };
  while (await sendNext(outbox, Date.now() + after + 1_000));
  return mails.splice(0);
}
const queued = async () =>
  (await database.current.db.select().from(mailOutbox)).filter(({ kind }) => kind === ALERT_MAIL);
const rowsOf = (context: CustomerContext) =>
  shop.db
    .select()
    .from(productAlerts)
    .where(
      and(
        eq(productAlerts.supplierId, context.supplier.id),
        eq(productAlerts.clientId, context.actor.clientId),
      ),
    );
const createAlert = async (context: CustomerContext, productId = panettone): Promise<void> => {
  expect(await createAvailabilityAlert(context, productId)).toMatchObject({ ok: true });
};

describe('when a product can be bought again', () => {
  test('its client is written to, once', async () => {
    await createAlert(ana);
    expect(await run(2 * HOUR)).toBe(0);
    expect(await queued()).toEqual([]);
    await setStock(panettone, 5_000);
    expect(await run()).toBe(1);
    expect(await run()).toBe(0);
    const [mail, ...others] = await deliver();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ subject: 'Chegou: Panetone', to: expect.stringMatching(/^ana-/) });
    expect(mail?.text.replaceAll('\u00a0', ' ')).toContain('Panetone: R$ 10,00');
    expect(mail?.text).toContain(`https://vitrine.exemplo.com.br/${shop.supplier.slug}/p/panetone-`);
    await setStock(panettone, 0);
    await setStock(panettone, 5_000);
    expect(await run(48 * HOUR)).toBe(0);
  });

  test('its client is written to within the hour, also if the goods came while the job looked at the stock', async () => {
    await createAlert(ana);
    await run(2 * HOUR);
    // What the trigger leaves when the job holds the alert: nothing.
    const waiting = await rowsOf(ana);
    await setStock(panettone, 5_000);
    await shop.db
      .update(productAlerts)
      .set({ dueAt: waiting[0]?.dueAt ?? null })
      .where(
        and(eq(productAlerts.supplierId, shop.supplier.id), eq(productAlerts.clientId, ana.actor.clientId)),
      );
    expect(await run(4 * HOUR)).toBe(1);
  });

  test('its mail opts out of all of the client’s alerts by its link and by mail programs', async () => {
    const other = await aProduct(shop, { stock: 0 });
    await createAlert(ana);
    await createAlert(ana, other);
    await setStock(panettone, 5_000);
    await run();
    const [mail] = await deliver();
    const [, code = ''] = /\/avisos\/cancelar#codigo=([\w.-]+)/.exec(mail?.text ?? '') ?? [];
    expect(mail?.html).toContain(`/avisos/cancelar#codigo=${code}`);
    expect(mail?.unsubscribe).toBe(`https://vitrine.exemplo.com.br/v4/notificacao/alertas/cancelar/${code}`);
    expect(await optOut(shop, SECRET, code)).toMatchObject({ ok: true });
    await setStock(other, 5_000);
    expect(await run()).toBe(0);
  });

  test('two runners at once write one mail to each', async () => {
    const clients = await Promise.all(Array.from({ length: 8 }, () => aClient(shop)));
    const other = await aProduct(shop, { name: 'Bolo', stock: 0 });
    for (const client of clients) {
      await createAlert(client);
      await createAlert(client, other);
    }
    await setStock(panettone, 9_000);
    await setStock(other, 9_000);
    const runs = await Promise.all([run(), run(), run()]);
    // What one runner skipped because another one held it is nobody's loss.
    const rest = await run();
    expect(runs.reduce((sum, one) => sum + one, rest)).toBe(16);
    expect(await queued()).toHaveLength(8);
    const sent = await deliver();
    expect(new Set(sent.map(({ to }) => to)).size).toBe(8);
    for (const { subject } of sent) expect(subject).toBe('2 produtos que você esperava chegaram');
  });

  test('a mail that failed and is sent later is still one', async () => {
    await createAlert(ana);
    await setStock(panettone, 5_000);
    await run();
    const [waiting] = await queued();
    const write = alertMails('https://vitrine.exemplo.com.br', {
      database: database.current,
      sessionSecret: SECRET,
    })[ALERT_MAIL];
    const times = { queuedAt: Date.now(), now: Date.now() };
    const once = await write?.(shop.db, waiting?.facts ?? {}, times);
    expect(await write?.(shop.db, waiting?.facts ?? {}, times)).toEqual(once);
  });
});

describe('nobody is written to', () => {
  test('of a product that sold out again before the job', async () => {
    await createAlert(ana);
    await setStock(panettone, 5_000);
    await setStock(panettone, 0);
    expect(await run()).toBe(0);
    await setStock(panettone, 5_000);
    expect(await run()).toBe(1);
  });

  test('of a product that sold out again before its mail; the alert waits again', async () => {
    await createAlert(ana);
    await setStock(panettone, 5_000);
    expect(await run()).toBe(1);
    await setStock(panettone, 0);
    expect(await deliver()).toEqual([]);
    expect(await rowsOf(ana)).toMatchObject([{ sentAt: null, mailId: null, cancelledAt: null }]);
    expect(await run(2 * HOUR)).toBe(0);
    await setStock(panettone, 5_000);
    expect(await run()).toBe(1);
    expect(await deliver()).toHaveLength(1);
  });

  test('who cancelled, before the job or before the mail', async () => {
    await createAlert(ana);
    await dropAlert(ana, panettone, 'availability');
    const bia = await aClient(shop);
    await createAlert(bia);
    await setStock(panettone, 5_000);
    expect(await run()).toBe(1);
    await dropAlert(bia, panettone, 'availability');
    expect(await deliver()).toEqual([]);
  });

  test('who was deleted, or may not log in any more', async () => {
    await createAlert(ana);
    const bia = await aClient(shop);
    await createAlert(bia);
    await setStock(panettone, 5_000);
    await forgetClientAlerts(shop.db, shop.supplier.id, ana.actor.clientId);
    await shop.db.update(users).set({ disabledAt: new Date() }).where(eq(users.clientId, bia.actor.clientId));
    expect(await run()).toBe(0);
    expect(await run()).toBe(0);
  });

  test('whose orders the shop does not take yet; the alert is looked at again', async () => {
    const at = { ...(await aShop(database.current, ['block-not-approved-user'])), now: Date.now() };
    const novo = await aClient(at, false);
    const tea = await aProduct(at, { stock: 0 });
    await createAlert(novo, tea);
    await setStock(tea, 5_000, at);
    expect(await run()).toBe(0);
  });

  test('of a product of another shop', async () => {
    const elsewhere = await shopNow();
    const theirs = await aProduct(elsewhere, { stock: 0 });
    await createAlert(ana);
    await setStock(theirs, 5_000, elsewhere);
    expect(await run()).toBe(0);
    expect(await createAvailabilityAlert(ana, theirs)).toMatchObject({ ok: false });
  });
});

describe('when a price falls', () => {
  const callApi = async (context: CustomerContext, productId: string): Promise<void> => {
    expect(await createPriceAlert(context, productId)).toMatchObject({ ok: true });
  };
  let lamp: string;
  beforeEach(async () => {
    lamp = await aProduct(shop, { name: 'Lâmpada', price: 1_000, stock: 5_000 });
    await callApi(ana, lamp);
  });

  test('enough, its client is written to, once, with both prices', async () => {
    await setPrice(lamp, 995);
    expect(await run()).toBe(0);
    await setPrice(lamp, 900);
    expect(await run()).toBe(1);
    await setPrice(lamp, 800);
    expect(await run()).toBe(0);
    const [mail] = await deliver();
    expect(mail?.subject).toBe('O preço caiu: Lâmpada');
    expect(mail?.text.replaceAll('\u00a0', ' ')).toContain('Lâmpada: de R$ 10,00 por R$ 8,00');
  });

  test('by a policy, it is seen within the hour, and only by whom it is for', async () => {
    const bia = await aClient(shop);
    await callApi(bia, lamp);
    await savePolicy(
      shop.db,
      shop.supplier.id,
      aPolicy({
        id: newId(),
        effect: { kind: 'percent', basisPoints: 2_000 },
        audience: { clients: [bia.actor.clientId] },
      }),
    );
    expect(await run()).toBe(0);
    expect(await run(HOUR + 60_000)).toBe(1);
    expect(await rowsOf(bia)).toMatchObject([{ sentAt: expect.any(Date) }]);
    expect(await rowsOf(ana)).toMatchObject([{ sentAt: null }]);
  });

  test('but rises before the mail, nothing is sent', async () => {
    await setPrice(lamp, 900);
    expect(await run()).toBe(1);
    await setPrice(lamp, 1_000);
    expect(await deliver()).toEqual([]);
    expect(await rowsOf(ana)).toMatchObject([{ sentAt: null }]);
  });

  test('of what is sold out, nothing is sent', async () => {
    await setStock(lamp, 0);
    await setPrice(lamp, 500);
    expect(await run()).toBe(0);
    await setStock(lamp, 5_000);
    expect(await run(2 * HOUR)).toBe(1);
  });

  test('a client gets no second mail about the same product within a day', async () => {
    await setPrice(lamp, 900);
    expect(await run()).toBe(1);
    await callApi({ ...ana, now: Date.now() }, lamp);
    await setPrice(lamp, 500);
    expect(await run()).toBe(0);
    await setStock(lamp, 0);
    await createAlert({ ...ana, now: Date.now() }, lamp);
    await setStock(lamp, 5_000);
    expect(await run()).toBe(0);
    expect(await run(23 * HOUR)).toBe(0);
    expect(await run(25 * HOUR)).toBe(2);
    expect(await queued()).toHaveLength(2);
  });
});

test('of a cheap product ten per cent is a drop, and less is none', async () => {
  const nail = await aProduct(shop, { price: 50, stock: 5_000, step: 500, minimum: 2_000 });
  await createPriceAlert(ana, nail);
  await setPrice(nail, 46);
  expect(await run()).toBe(0);
  await setPrice(nail, 45);
  expect(await run()).toBe(1);
});
