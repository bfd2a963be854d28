/** Reliability M21, T48. */
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { accountOfUser } from '#features/accounts/server/clients/users.store.ts';
import { staff as people } from '#features/accounts/server/staff/staff.tables.ts';
import { aShopper, type ShopperContext } from '#features/cart/server/testing/a-shopper.ts';
import { appOf } from '#features/cart/server/testing/app-of.ts';
import { aProduct } from '#features/catalog/server/testing/a-shop.ts';
import { formatAccessKey } from '#features/orders/domain/shipments/access-key.ts';
import { aCheckout, aDraft, type Checkout } from '#features/orders/server/testing/a-checkout.ts';
import { placed, setStatusOf } from '#features/orders/server/testing/placed.ts';
import { aGift, aPromotion, only } from '#features/promotions/server/testing/a-promotion.ts';
import type { Staff } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import { listen } from '#platform/db/listen.ts';
import { newId } from '#platform/db/new-id.ts';
import { readPdf, wordsOn } from '#platform/documents/testing/read-pdf.ts';
import { commonRefusals } from '#platform/http/common-refusals.ts';
import { mailOutbox } from '#platform/mail/outbox.tables.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { attachNfeSchema } from '../contract/nfe.schema.ts';
import { invoiceMails } from './mails/invoice-mails.ts';
import { nfeRoutes } from './nfe.routes.ts';
import { panelNfeRoutes } from './panel-nfe.routes.ts';
import { anNfe, ISSUER, nfeKey, RECIPIENT } from './testing/an-nfe.ts';

const database = testDatabase();
let checkout: Checkout;
let shopper: ShopperContext;
let staff: Context;
let app: FastifyInstance;
let who: Context;
let number: number;

beforeEach(async () => {
  checkout = await aCheckout(database.current);
  who = shopper = checkout.shopper;
  app ??= await appOf(
    (inner) => {
      nfeRoutes(inner);
      panelNfeRoutes(inner);
    },
    () => who,
  );
  const { db } = checkout.shop;
  const email = `${newId()}@equipe.exemplo.com.br`;
  const staffId = newId();
  await db.insert(people).values({ id: staffId, name: 'Dora', email, passwordHash: 'none' });
  const actor: Staff = { kind: 'staff', sessionId: newId(), staffId, name: 'Dora', standing: 'owner' };
  staff = { ...checkout.shop, actor };
  await setCnpj(ISSUER);
  // No other client may have this document.
  await db.execute(`update clients set document = null where document = '${RECIPIENT}'`);
  await setDocument(RECIPIENT);
  number = await placed(shopper, aDraft(checkout, { [await aProduct(shopper, { price: 2500 })]: 1 }));
});

const setCnpj = (cnpj: string) =>
  database.current.db.execute(
    `update suppliers set footer = jsonb_set(footer, '{cnpj}', '"${cnpj}"') where id = '${shopId()}'`,
  );
const setDocument = (bare: string | null) =>
  database.current.db.execute(
    `update clients set document = ${bare === null ? 'null' : `'${bare}'`} where id = '${checkout.shopper.actor.clientId}'`,
  );

const shopId = () => checkout.shop.supplier.id;
const panelUrl = (of = number) => `/v4/painel/${shopId()}/pedidos/${of}/notas`;
const ownUrl = (tail = '', of = number) => `/v4/danfe/${of}/${shopId()}${tail}`;

async function attach(xml: string, type = 'application/xml', of = number) {
  const before = who;
  who = staff;
  const answer = await app.inject({
    method: 'POST',
    url: panelUrl(of),
    headers: { 'content-type': type },
    payload: Buffer.from(xml),
  });
  who = before;
  const body = answer.json();
  // Every refusal is documented.
  if (answer.statusCode !== 200) expect(documentedRefusals).toContain(body.code);
  return { status: answer.statusCode, body };
}
const documentedRefusals = Object.keys({ ...attachNfeSchema.refusals, ...commonRefusals });
const read = async (url: string) => {
  const answer = await app.inject({ url });
  return { status: answer.statusCode, body: answer.json() };
};
/** Without the request id, to compare two responses. */
const bare = ({ requestId: _, ...body }: Record<string, unknown>) => body;

test('the shop attaches the XML, and its client finds key, DANFE and XML', async () => {
  const xml = anNfe();
  const attached = await attach(xml);
  expect(attached).toMatchObject({
    status: 200,
    body: {
      nota: { chave: nfeKey(), numero: 1, serie: 1, valorTotal: 25, comValorFiscal: true },
      avisos: [],
    },
  });
  expect(await read(ownUrl('/notas'))).toEqual({ status: 200, body: { notas: [attached.body.nota] } });

  const danfe = await app.inject({ url: ownUrl() });
  expect([danfe.statusCode, danfe.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(danfe.headers).toMatchObject({
    'content-disposition': `attachment; filename="danfe-${number}.pdf"`,
    'cache-control': 'no-store',
  });
  expect(wordsOn(readPdf(danfe.rawPayload)[0])).toContain(formatAccessKey(nfeKey()));

  const file = await app.inject({ url: ownUrl(`/xml/${nfeKey()}`) });
  expect([file.statusCode, file.headers['content-type'], file.body]).toEqual([
    200,
    'application/xml; charset=utf-8',
    xml,
  ]);
  expect(file.headers['content-disposition']).toBe(`attachment; filename="${nfeKey()}-nfe.xml"`);
});

test('each delivery has its own; the DANFE of all is one file', async () => {
  await attach(anNfe({ number: 1, total: '10.00' }), 'text/xml');
  await attach(anNfe({ number: 2, total: '15.00' }), 'application/octet-stream');
  const { body } = await read(ownUrl('/notas'));
  expect(body.notas.map(({ numero }: { numero: number }) => numero)).toEqual([1, 2]);
  const pages = async (query: string) =>
    readPdf((await app.inject({ url: ownUrl(query) })).rawPayload).length;
  expect(await pages('')).toBe(2);
  expect(await pages(`?chave=${nfeKey({ number: 2 })}`)).toBe(1);
});

describe('its client is written', () => {
  /** The order's queued mails, written as they would be when sent. */
  const mails = async () => {
    const { db } = database.current;
    const queuedMail = sql`${mailOutbox.kind} = 'nfe-attached' and ${mailOutbox.facts} ->> 'number' = ${String(number)}`;
    const queued = await db.delete(mailOutbox).where(queuedMail).returning();
    const write = invoiceMails('https://vitrine.test')['nfe-attached'];
    return Promise.all(queued.map(({ facts }) => write?.(db, facts, { queuedAt: 0, now: shopper.now })));
  };

  test('which one it is, its key, and where DANFE and XML are; once', async () => {
    await attach(anNfe());
    expect((await attach(anNfe())).status).toBe(409);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.to).toBe((await accountOfUser(shopper.db, shopper.actor.userId))?.email);
    expect(mail?.subject).toBe(`Pedido ${number}: nota fiscal`);
    for (const part of [
      'NF-e nº 1, série 1,',
      formatAccessKey(nfeKey()),
      'O DANFE e o XML estão na página do pedido.',
      `https://vitrine.test/${checkout.shop.supplier.slug}/pedidos/${number}`,
    ])
      expect(mail?.text).toContain(part);
    expect(mail?.text).not.toContain('valor fiscal');
  });

  test('that one for a test is worth nothing', async () => {
    await attach(anNfe({ forTest: true }));
    expect((await mails())[0]?.text).toContain('Este documento não tem valor fiscal.');
  });

  test('not of what was taken off, or refused', async () => {
    await attach(anNfe());
    who = staff;
    await app.inject({ method: 'DELETE', url: `${panelUrl()}/${nfeKey()}` });
    expect(await mails()).toEqual([undefined]);
    await attach(anNfe({ total: '25.01' }));
    expect(await mails()).toEqual([]);
  });
});

describe('open pages are notified of the order', () => {
  test('when a document is attached, and when it is taken off; not of what was refused', async () => {
    const payloads: unknown[] = [];
    const listener = listen(database.url, {
      channel: 'vitrine_orders',
      onNotification: (payload) => payloads.push(JSON.parse(payload)),
      missed: () => {},
    });
    try {
      await vi.waitFor(() => expect(listener.isCurrent()).toBe(true), 10_000);
      const { clientId, userId } = shopper.actor;
      const mailFacts = { supplierId: shopId(), clientId, userId, number };
      await attach(anNfe());
      await vi.waitFor(() => expect(payloads).toEqual([mailFacts]), 10_000);
      expect((await attach(anNfe())).status).toBe(409);
      who = staff;
      await app.inject({ method: 'DELETE', url: `${panelUrl()}/${nfeKey()}` });
      await vi.waitFor(() => expect(payloads).toEqual([mailFacts, mailFacts]), 10_000);
    } finally {
      await listener.close();
    }
  });
});

describe('what is strange about a document is facts, and it is taken', () => {
  test.each([
    ['other-total', anNfe({ total: '24.99' })],
    ['for-test', anNfe({ forTest: true })],
    ['without-protocol', anNfe({ protocol: false })],
  ])('%s', async (code, xml) => {
    const { status, body } = await attach(xml);
    expect([status, body.avisos.map(({ codigo }: { codigo: string }) => codigo)]).toEqual([200, [code]]);
    expect(body.avisos[0].mensagem).toMatch(/\.$/);
  });

  test('several deliveries that come to the order’s total are not', async () => {
    expect((await attach(anNfe({ number: 1, total: '10.00' }))).body.avisos).toHaveLength(1);
    expect((await attach(anNfe({ number: 2, total: '15.00' }))).body.avisos).toHaveLength(0);
  });

  test.each([
    ['other-branch', () => setCnpj('11.222.333/0002-62')],
    ['issuer-unknown', () => setCnpj('')],
    ['recipient-unknown', () => setDocument(null)],
    ['order-cancelled', () => setStatusOf(checkout.shopper, number, 'cancelled')],
  ] as const)('%s', async (code, before) => {
    await before();
    const { status, body } = await attach(anNfe());
    expect([status, body.avisos]).toMatchObject([200, [{ codigo: code }]]);
  });

  test('a return takes nothing of the order’s total', async () => {
    await attach(anNfe({ number: 1 }));
    const { status, body } = await attach(anNfe({ number: 2, direction: '0', purpose: '4' }));
    expect([status, body.avisos]).toEqual([200, []]);
  });
});

describe('of an order with promotions', () => {
  /** Three for the price of two, and a gift: two lines, 50,00. */
  beforeEach(async () => {
    const bought = await aProduct(shopper, { price: 2500 });
    await aPromotion(checkout.shop, { condition: { scope: only(bought), units: 2 } });
    await aGift(checkout.shop, await aProduct(shopper, { price: 690, name: 'Esponja' }), 2000);
    number = await placed(shopper, aDraft(checkout, { [bought]: 3 }));
    const { db } = checkout.shop;
    const [order] = (
      await db.execute(sql`select total from orders where supplier_id = ${shopId()} and number = ${number}`)
    ).rows;
    expect(order).toEqual({ total: 5000 });
  });

  test('what was really paid is invoiced, whether the gift is on the document at its value or not', async () => {
    expect(await attach(anNfe({ number: 1, total: '20.00' }))).toMatchObject({ status: 200 });
    const rest = await attach(anNfe({ number: 2, total: '36.90', gift: '6.90' }));
    expect(rest).toMatchObject({ status: 200, body: { avisos: [] } });
  });

  test('the price without the promotion is more than the order', async () => {
    for (const xml of [anNfe({ total: '75.00' }), anNfe({ total: '56.91', gift: '6.90' })])
      expect(await attach(xml)).toMatchObject({ status: 422, body: { code: 'nfe-above-order' } });
  });

  test('the gift may have a document of its own', async () => {
    expect(await attach(anNfe({ number: 1, total: '50.00' }))).toMatchObject({ status: 200 });
    const gift = anNfe({ number: 2, total: '6.90', products: [], gift: '6.90' });
    expect(await attach(gift)).toMatchObject({ status: 200, body: { avisos: [] } });
    const danfe = await app.inject({ url: ownUrl() });
    expect(readPdf(danfe.rawPayload).flatMap(wordsOn).join(' ')).toContain('Brinde');
  });
});

describe('what is of another order is not taken', () => {
  test.each([
    ['of another company', anNfe({ issuer: '45723174000110' }), 'nfe-of-other-company'],
    ['for another client', anNfe({ recipient: '11144477735' }), 'nfe-of-other-client'],
    ['for more than the order', anNfe({ total: '25.01' }), 'nfe-above-order'],
  ])('%s', async (_, xml, code) => {
    const { status, body } = await attach(xml);
    expect([status, body.code]).toEqual([422, code]);
    expect((await read(ownUrl('/notas'))).body).toEqual({ notas: [] });
  });

  test('several that come to more than the order, also at once', async () => {
    who = staff;
    const several = [1, 2, 3, 4, 5, 6, 7, 8];
    // All requests have a connection by then, and none is ahead.
    await Promise.all(several.map(() => app.inject({ url: panelUrl() })));
    const answers = await Promise.all(
      several.map((one) =>
        app.inject({
          method: 'POST',
          url: panelUrl(),
          headers: { 'content-type': 'text/xml' },
          payload: anNfe({ number: one, total: '10.00' }),
        }),
      ),
    );
    who = shopper;
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2);
    expect((await attach(anNfe({ number: 9, total: '5.00' }))).status).toBe(200);
  });

  test('what the client pays with interest may be invoiced', async () => {
    await database.current.db.execute(
      `update charges set amount = 2700 where supplier_id = '${shopId()}' and order_number = ${number}`,
    );
    expect(await attach(anNfe({ total: '27.00' }))).toMatchObject({ status: 200, body: { avisos: [] } });
    expect((await attach(anNfe({ number: 2, total: '0.01' }))).status).toBe(422);
  });

  test('a quote has none yet', async () => {
    await setStatusOf(checkout.shopper, number, 'quote-priced');
    expect(await attach(anNfe())).toMatchObject({ status: 409, body: { code: 'order-is-quote' } });
  });
});

describe('what is not taken', () => {
  test.each([
    ['text', 'isto não é um XML', 422, 'xml-malformed'],
    ['another document', '<a/>', 422, 'not-an-nfe'],
    ['a bomb', '<!DOCTYPE a [<!ENTITY x "y">]><a>&x;</a>', 422, 'xml-forbidden'],
    ['a wrong key', anNfe().replace('<nNF>1<', '<nNF>9<'), 422, 'nfe-key-invalid'],
    ['too much', 'x'.repeat(2 * 1024 * 1024 + 1), 413, 'body-too-large'],
  ])('%s', async (_, xml, status, code) => {
    const answer = await attach(xml);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect((await read(ownUrl('/notas'))).body).toEqual({ notas: [] });
  });

  test('the same document twice, at this order or another', async () => {
    await attach(anNfe());
    expect(await attach(anNfe())).toMatchObject({ status: 409, body: { code: 'nfe-already-attached' } });
    const other = await placed(shopper, aDraft(checkout, { [await aProduct(shopper, {})]: 1 }));
    expect((await attach(anNfe(), 'application/xml', other)).status).toBe(409);
  });

  test('one of several that come at once is stored', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => {
        who = staff;
        return app.inject({
          method: 'POST',
          url: panelUrl(),
          headers: { 'content-type': 'text/xml' },
          payload: anNfe(),
        });
      }),
    );
    who = shopper;
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409, 409]);
  });

  test('a document for an order that is not this shop’s', async () => {
    const elsewhere = await aCheckout(database.current);
    const foreign = await placed(
      elsewhere.shopper,
      aDraft(elsewhere, { [await aProduct(elsewhere.shopper, {})]: 1 }),
    );
    const answers = [
      await attach(anNfe(), 'text/xml', foreign),
      await attach(anNfe(), 'text/xml', 999_999_999),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    expect(bare(answers[0]?.body)).toEqual(bare(answers[1]?.body));
  });
});

test('what was attached by mistake is taken off, and both are written down', async () => {
  await attach(anNfe());
  who = staff;
  const removed = await app.inject({ method: 'DELETE', url: `${panelUrl()}/${nfeKey()}` });
  expect([removed.statusCode, removed.json()]).toEqual([200, { notas: [] }]);
  expect((await app.inject({ method: 'DELETE', url: `${panelUrl()}/${nfeKey()}` })).statusCode).toBe(404);
  const { rows } = await database.current.db.execute(
    `select action from audit_events where supplier_id = '${shopId()}' order by at, action`,
  );
  expect(rows.map(({ action }) => action)).toEqual(['nfe.attached', 'nfe.removed']);
});

test('who does not see the order sees none of it, and learns nothing', async () => {
  await attach(anNfe());
  who = await aShopper(checkout.shop);
  for (const tail of ['', '/notas', `/xml/${nfeKey()}`, `?chave=${nfeKey()}`]) {
    const [foreign, absent] = [await read(ownUrl(tail)), await read(ownUrl(tail, 999_999_999))];
    expect([foreign.status, absent.status]).toEqual([404, 404]);
    expect(bare(foreign.body)).toEqual(bare(absent.body));
  }
});

test('an order without a document has no DANFE', async () => {
  expect((await read(ownUrl())).status).toBe(404);
  expect(await read(ownUrl('/notas'))).toEqual({ status: 200, body: { notas: [] } });
});
