import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, test } from 'vitest';
import { aShopper } from '#features/cart/server/testing/a-shopper.ts';
import { appOf } from '#features/cart/server/testing/app-of.ts';
import { aProduct } from '#features/catalog/server/testing/a-shop.ts';
import type { Context } from '#platform/db/context.ts';
import { readPdf, wordsOn } from '#platform/documents/testing/read-pdf.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { aCheckout, aDraft, type Checkout } from '../testing/a-checkout.ts';
import { placed, setPaid } from '../testing/placed.ts';
import { receiptsRoutes } from './receipts.routes.ts';

const database = testDatabase();
let checkout: Checkout;
let app: FastifyInstance;
let who: Context;

beforeEach(async () => {
  checkout = await aCheckout(database.current);
  who = checkout.shopper;
  app ??= await appOf(receiptsRoutes, () => who);
});

const request = (number: number) =>
  app.inject({
    method: 'POST',
    url: `/v4/payment/generate-receipt/${number}/${checkout.shopper.actor.clientId}`,
  });

const PAID_AT = new Date('2026-11-20T17:32:00Z');

describe('a paid order', () => {
  test('has a receipt: who was paid, by whom, for what, how and when', async () => {
    const id = await aProduct(who, { name: 'Café torrado', price: 1990 });
    const number = await placed(
      checkout.shopper,
      aDraft(checkout, { [id]: 2 }, { deliveryType: 'delivery', addressId: checkout.addressId }),
    );
    await setPaid(checkout.shopper, number, PAID_AT);
    const answer = await request(number);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(answer.headers).toMatchObject({
      'content-disposition': `attachment; filename="recibo-${number}.pdf"`,
      'cache-control': 'no-store',
    });
    const [page] = readPdf(answer.rawPayload);
    const words = wordsOn(page);
    for (const part of [
      'RECIBO DE PAGAMENTO',
      'Ana Souza',
      String(number),
      'Café torrado',
      '2 UN',
      'R$ 39,80',
      'R$ 9,90',
      'R$ 49,70',
      'Dinheiro',
      '20/11/2026 às 14:32',
    ]) {
      expect(words).toContain(part);
    }
  });

  test('of two hundred products has one of several pages, with each of them', async () => {
    const units: Record<string, number> = {};
    for (let at = 0; at < 200; at += 1)
      units[await aProduct(who, { name: `Produto de número ${at} com nome`, sku: `P${at}` })] = 1;
    const number = await placed(checkout.shopper, aDraft(checkout, units));
    await setPaid(checkout.shopper, number, PAID_AT);
    const pages = readPdf((await request(number)).rawPayload);
    expect(pages.length).toBeGreaterThan(3);
    const words = pages.map(wordsOn).join('\n');
    for (let at = 0; at < 200; at += 1) expect(words).toContain(`Produto de número ${at} com nome`);
    for (const { x, y, text } of pages.flat()) {
      expect(text).not.toContain('…');
      expect(x).toBeGreaterThan(49);
      expect(y).toBeLessThan(820);
    }
  });
});

const giveBack = (number: number, change: string) =>
  database.current.db.execute(
    `update charges set ${change} where supplier_id = '${who.supplier.id}' and order_number = ${number}`,
  );

test('of an order of which a part was given back it says how much, and what stays paid', async () => {
  const number = await placed(
    checkout.shopper,
    aDraft(checkout, { [await aProduct(who, { price: 5000 })]: 1 }),
  );
  await setPaid(checkout.shopper, number, PAID_AT);
  await giveBack(number, 'refunded = 1234');
  const [page] = readPdf((await request(number)).rawPayload);
  const words = wordsOn(page).replaceAll('\u00a0', ' ');
  expect(words).toMatch(/RECIBO DE PAGAMENTO\s+R\$ 37,66/);
  for (const part of ['Valor pago', 'R$ 50,00', 'Valor devolvido', '-R$ 12,34', 'Continua pago'])
    expect(words).toContain(part);
});

test('an order that is not paid has none, nor one whose money was given back: it says which', async () => {
  const number = await placed(checkout.shopper, aDraft(checkout, { [await aProduct(who, {})]: 1 }));
  const answer = await request(number);
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'order-not-paid']);
  await setPaid(checkout.shopper, number, PAID_AT);
  await giveBack(number, `status = 'refunded', refunded = amount`);
  const after = await request(number);
  expect([after.statusCode, after.json()]).toMatchObject([
    409,
    { code: 'order-refunded', message: 'Não há recibo: o que foi pago por este pedido foi devolvido.' },
  ]);
});

test('an order of somebody else is no order', async () => {
  const number = await placed(checkout.shopper, aDraft(checkout, { [await aProduct(who, {})]: 1 }));
  await setPaid(checkout.shopper, number, PAID_AT);
  who = await aShopper(checkout.shop);
  const [foreign, absent] = [await request(number), await request(number + 1_000)];
  expect(foreign.statusCode).toBe(404);
  expect({ ...foreign.json(), requestId: '' }).toEqual({ ...absent.json(), requestId: '' });
});
