/** The list’s filters, and the same orders as a file. Spec 7, export; reliability M29, T49. */

import { parse } from 'csv-parse/sync';
import type { FastifyInstance } from 'fastify';
import { readXlsx } from 'hucre/xlsx';
import { beforeAll, describe, expect, test } from 'vitest';
import { aShopper, type ShopperContext } from '#features/cart/server/testing/a-shopper.ts';
import { appOf } from '#features/cart/server/testing/app-of.ts';
import { aProduct } from '#features/catalog/server/testing/a-shop.ts';
import { noGateways } from '#features/payments/server/testing/no-gateways.ts';
import type { Context } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import type { OrderDraft } from '../../domain/submit/order-draft.ts';
import { aCheckout, aDraft, type Checkout } from '../testing/a-checkout.ts';
import { placed, setMadeAt, setStatusOf } from '../testing/placed.ts';
import { exportsRoutes } from './exports.routes.ts';
import { orderRoutes } from './orders.routes.ts';

const database = testDatabase();
let checkout: Checkout;
let shopper: ShopperContext;
let app: FastifyInstance;
let who: Context;
/** The order numbers by name. */
const numbers: Record<string, number> = {};

beforeAll(async () => {
  checkout = await aCheckout(database.current);
  who = shopper = checkout.shopper;
  app = await appOf(
    (inner) => {
      orderRoutes(inner, noGateways);
      exportsRoutes(inner);
    },
    () => who,
  );
  const coffee = await aProduct(shopper, { name: 'Café torrado', sku: 'CAF-1', price: 1990 });
  const sugar = await aProduct(shopper, { name: 'Açúcar 100%', sku: 'ACU_1', price: 500 });
  const order = async (name: string, units: Record<string, number>, more: Partial<OrderDraft> = {}) => {
    const draft = aDraft(checkout, units, { customerOrderNumber: name, ...more });
    numbers[name] = await placed(shopper, draft);
  };
  await order('late', { [coffee]: 1 });
  await order('home', { [coffee]: 2 }, { deliveryType: 'delivery', addressId: checkout.addressId });
  await order('delivered', { [sugar]: 3 }, { customerOrderNumber: 'PC  2026/118' });
  await order('cancelled', { [sugar]: 4 });
  await order('quote', { [sugar]: 5 });
  await setStatusOf(shopper, numbers.delivered ?? 0, 'delivered');
  await setStatusOf(shopper, numbers.cancelled ?? 0, 'cancelled');
  await setStatusOf(shopper, numbers.quote ?? 0, 'quote-priced');
  // 23:30 in São Paulo is the next day in UTC.
  await setMadeAt(shopper, numbers.late ?? 0, new Date('2026-11-01T02:30:00Z'));
});

const nameOf = (number: number): string =>
  Object.keys(numbers).find((name) => numbers[name] === number) ?? String(number);

async function listed(query: Record<string, string>) {
  const url = `/v2/app/pedido/cliente/${shopper.actor.clientId}?${new URLSearchParams(query)}`;
  return (await app.inject({ url })).json();
}
const found = async (query: Record<string, string>): Promise<string[]> =>
  (await listed(query)).pedidos.map(({ numpedido }: { numpedido: number }) => nameOf(numpedido)).toSorted();

const exported = (body: object) =>
  app.inject({ method: 'POST', url: `/v4/orders/export/${shopper.actor.clientId}`, payload: body });

async function csvOf(body: object): Promise<string[][]> {
  const answer = await exported({ ...body, formato: 'csv' });
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  return parse(answer.body, { delimiter: ';', bom: true });
}

const ALL = ['cancelled', 'delivered', 'home', 'late', 'quote'];

/** Each filter with the orders it leaves, in the list and in the file. */
const FILTERS: [Record<string, string>, string[]][] = [
  [{}, ALL],
  [{ situacao: '', tipoEntrega: '', de: '', ate: '', busca: ' ' }, ALL],
  [{ tipoEntrega: 'DELIVERY' }, ['home']],
  [{ tipoEntrega: 'RETIRADA', situacao: 'abertos' }, ['late']],
  [{ situacao: 'abertos' }, ['home', 'late']],
  [{ situacao: 'orcamentos' }, ['quote']],
  [{ situacao: 'entregues' }, ['delivered']],
  [{ situacao: 'cancelados' }, ['cancelled']],
  [{ de: '2026-10-31', ate: '2026-10-31' }, ['late']],
  [{ ate: '2026-10-30' }, []],
  [{ de: '0001-01-01', ate: '9999-12-31' }, ALL],
  [{ de: '2026-11-01' }, ['cancelled', 'delivered', 'home', 'quote']],
  [{ busca: 'cafe' }, ['home', 'late']],
  [{ busca: 'CAFÉ torr' }, ['home', 'late']],
  [{ busca: 'cafe acucar' }, []],
  [{ busca: 'caf-1' }, ['home', 'late']],
  [{ busca: 'cancelled' }, ['cancelled']],
  [{ busca: 'pc 2026/118' }, ['delivered']],
  [{ busca: '2026/118' }, ['delivered']],
  [{ busca: '2026' }, []],
  // Pattern characters are taken literally.
  [{ busca: '100%' }, ['cancelled', 'delivered', 'quote']],
  [{ busca: '%' }, ['cancelled', 'delivered', 'quote']],
  [{ busca: '_' }, []],
  [{ clientevinculadoprincipal: 'true' }, ALL],
];

describe('the list and its file', () => {
  test.each(FILTERS)('%j', async (query, expected) => {
    expect(await found(query)).toEqual(expected);
    const rows = (await csvOf(query)).slice(1);
    expect(rows.map((row) => nameOf(Number(row[0]))).toSorted()).toEqual(expected);
  });

  test.each([
    ['as it is', (number: string) => number],
    ['with its sign', (number: string) => `#${number}`],
    ['as a thousand is written', (number: string) => number.replace(/(?=\d{3}$)/, '.')],
    ['with both', (number: string) => `#${number.replace(/(?=\d{3}$)/, '.')}`],
  ])('by number, %s', async (_, written) => {
    expect(await found({ busca: written(String(numbers.home)) })).toEqual(['home']);
  });

  test('what only looks like a number is none', async () => {
    const number = String(numbers.home);
    for (const busca of [`${number.slice(0, 2)}.${number.slice(2)}`, `${number}.`, `##${number}`, '#'])
      expect(await found({ busca })).toEqual([]);
  });

  test.each([
    { de: '2026-02-30' },
    { de: '0000-01-01' },
    { de: '2026-11-02', ate: '2026-11-01' },
    { de: 'ontem' },
    { situacao: 'pagos' },
    { tipoEntrega: 'CORREIO' },
    { busca: 'x'.repeat(101) },
  ] as Record<string, string>[])('%j is refused, in both', async (query) => {
    const url = `/v2/app/pedido/cliente/${shopper.actor.clientId}?${new URLSearchParams(query)}`;
    expect((await app.inject({ url })).statusCode).toBe(400);
    expect((await exported(query)).statusCode).toBe(400);
  });

  test('who is nobody’s linked user is not found, in both', async () => {
    const idusuariovinculado = newId();
    expect(await listed({ idusuariovinculado })).toMatchObject({ status: 404 });
    expect((await exported({ idusuariovinculado })).statusCode).toBe(404);
  });

  test('somebody else has orders of their own', async () => {
    who = await aShopper(checkout.shop);
    expect((await csvOf({})).slice(1)).toEqual([]);
    who = shopper;
  });
});

test('what they come to is the same on the screen, in the sheet and in the text', async () => {
  const { pedidos } = await listed({});
  const centavosOf = (amounts: number[]): number[] =>
    amounts.map((amount) => Math.round(amount * 100)).toSorted();
  const shown = centavosOf(pedidos.map(({ totalpedido }: { totalpedido: number }) => totalpedido));

  const answer = await exported({});
  expect(answer.headers).toMatchObject({
    'content-disposition': expect.stringMatching(
      /^attachment; filename="pedidos-[\w-]+-\d{4}-\d\d-\d\d\.xlsx"$/,
    ),
    'cache-control': 'no-store',
  });
  const [sheet] = (await readXlsx(answer.rawPayload)).sheets;
  const [head = [], ...rows] = sheet?.rows ?? [];
  const total = head.indexOf('Total');
  expect(centavosOf(rows.map((row) => Number(row[total])))).toEqual(shown);

  const [csvHead = [], ...csvRows] = await csvOf({});
  expect(csvHead).toEqual(head);
  expect(centavosOf(csvRows.map((row) => Number(row[total]?.replace(',', '.'))))).toEqual(shown);
  expect(csvRows.find((row) => Number(row[0]) === numbers.home)).toMatchObject({
    4: 'Entrega',
    9: '9,9',
    11: '49,7',
  });
});

test('a day is one that sheets can sort by, as it was in São Paulo', async () => {
  const rowOfLate = (rows: readonly (readonly unknown[])[] = []) =>
    rows.find(([number]) => Number(number) === numbers.late);
  const [sheet] = (await readXlsx((await exported({})).rawPayload)).sheets;
  expect(rowOfLate(sheet?.rows)?.[2]).toEqual(new Date('2026-10-31T23:30:00Z'));
  expect(rowOfLate(await csvOf({}))?.[2]).toBe('31/10/2026 23:30');
});

const HOSTILE = ['=HYPERLINK("http://mau.exemplo")', '+1+1', '-2+3', '@SUM(1)', "'=1", 'a;"b"\nc'];

test('words that look like formulas are words, and come back as they were', async () => {
  const other = await aShopper(checkout.shop);
  const id = await aProduct(shopper, { name: '=1+1' });
  who = other;
  for (const note of HOSTILE) {
    await placed(other, aDraft(checkout, { [id]: 1 }, { note, customerOrderNumber: note.slice(0, 20) }));
  }
  const [head = [], ...rows] = await csvOf({});
  const notes = rows.map((row) => row[head.indexOf('Observações')] ?? '');
  for (const cell of rows.flat()) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
  expect(notes.map((note) => note.replace(/^'/, '')).toSorted()).toEqual(HOSTILE.toSorted());
  const [sheet] = (await readXlsx((await exported({})).rawPayload)).sheets;
  expect(sheet?.rows.slice(1).map((row) => row[head.indexOf('Observações')])).toEqual(
    expect.arrayContaining(HOSTILE),
  );
  who = shopper;
});

test('10,000 orders are all there, once, in both', async () => {
  const many = await aShopper(checkout.shop);
  const id = await aProduct(shopper, { price: 100 });
  const first = await placed(many, aDraft(checkout, { [id]: 1 }));
  await database.current.db.execute(`insert into orders (supplier_id, number, client_id, user_id, issued_by, status, channel,
      delivery, payment_method_id, payment_name, subtotal, delivery_fee, discount, total, fingerprint, created_at)
    select supplier_id, 500000 + n, client_id, user_id, issued_by, status, channel, delivery, payment_method_id,
      payment_name, subtotal, delivery_fee, discount, total, 'f' || n, created_at - (n / 7) * interval '1 ms'
    from orders, generate_series(1, 9999) n where number = ${first}`);
  who = many;
  const rows = (await csvOf({})).slice(1);
  expect(rows).toHaveLength(10_000);
  expect(new Set(rows.map(([number]) => number)).size).toBe(10_000);
  const [sheet] = (await readXlsx((await exported({})).rawPayload)).sheets;
  expect(sheet?.rows).toHaveLength(10_001);
  who = shopper;
});
