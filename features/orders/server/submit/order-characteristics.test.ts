/** A supplier's questions about an order: answered, stored, read back. Spec 3, order characteristics and caracteristicas. */
import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { openQuestions } from '#features/accounts/server/clients/about-client.ts';
import { aProduct } from '#features/catalog/server/testing/a-shop.ts';
import { supplierCharacteristics } from '#features/suppliers/server/supplier-details.tables.ts';
import { newId } from '#platform/db/new-id.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { orderFromWire, orderToWire } from '../../contract/order/order.wire.ts';
import { orderDraftFromWire, orderDraftToWire } from '../../contract/submit/submit-order.wire.ts';
import type { OrderDraft } from '../../domain/submit/order-draft.ts';
import { getOrder } from '../read/get-order.ts';
import { aCheckout, aDraft, type Checkout } from '../testing/a-checkout.ts';
import { submitOrder } from './submit-order.ts';

const database = testDatabase();
let checkout: Checkout;
let productId: string;
let site: string;
let trade: string;

beforeEach(async () => {
  checkout = await aCheckout(database.current);
  productId = await aProduct(checkout.shop);
  site = newId();
  trade = newId();
  const { id: supplierId } = checkout.shop.supplier;
  const ordinary = { supplierId, subject: 'order' as const, options: [] };
  await checkout.shop.db.insert(supplierCharacteristics).values([
    { ...ordinary, id: site, name: 'Obra', required: true, position: 0 },
    { ...ordinary, id: newId(), name: 'Centro de custo', position: 1 },
    {
      ...ordinary,
      id: trade,
      name: 'Ramo',
      required: true,
      options: ['Obra', 'Revenda'],
      subject: 'client',
      position: 0,
    },
  ]);
});

const submit = (answers?: OrderDraft['answers'], key?: string, quantity = 1) =>
  submitOrder(checkout.shopper, {
    draft: aDraft(checkout, { [productId]: quantity }, answers === undefined ? {} : { answers }),
    key,
  });

const asBuilder = () => ({ id: trade, answer: 'Obra' });

test('an order stores the answers with the names of the questions', async () => {
  const placed = await submit([
    { id: site, answer: ' Torre B ' },
    { id: newId(), answer: 'nobody asked' },
    asBuilder(),
  ]);
  if (!placed.ok) throw new Error(placed.refusal.code);
  const order = await getOrder(checkout.shopper, placed.value.number);
  if (!order.ok) throw new Error(order.refusal.code);
  expect(order.value.characteristics).toEqual([{ id: site, name: 'Obra', answer: 'Torre B' }]);
  const { characteristics } = orderFromWire(orderToWire(order.value, () => ''));
  expect(characteristics).toEqual(order.value.characteristics);
});

test.each([[undefined], [[]]])('without what is required it is not written: %j', async (answers) => {
  expect(await submit(answers)).toEqual({ ok: false, refusal: { code: 'characteristic-missing' } });
});

test('a key with other answers is another request', async () => {
  expect((await submit([{ id: site, answer: 'A' }, asBuilder()], 'chave-1')).ok).toBe(true);
  expect(await submit([{ id: site, answer: 'B' }, asBuilder()], 'chave-1')).toMatchObject({
    refusal: { code: 'key-reused' },
  });
});

test('what is asked of the client is asked until it is answered, and never again', async () => {
  const open = async () => (await openQuestions(checkout.shopper)).map(({ name }) => name);
  expect(await open()).toEqual(['Ramo']);
  const inSite = { id: site, answer: 'Torre B' };
  for (const answers of [[inSite], [inSite, { id: trade, answer: 'Pesca' }]]) {
    expect(await submit(answers)).toEqual({ ok: false, refusal: { code: 'characteristic-missing' } });
    expect(await open()).toEqual(['Ramo']);
  }
  const placed = await submit([inSite, asBuilder()]);
  if (!placed.ok) throw new Error(placed.refusal.code);
  expect(await open()).toEqual([]);
  // The answer belongs to the client and not to the order.
  const order = await getOrder(checkout.shopper, placed.value.number);
  expect(order.ok && order.value.characteristics.map(({ name }) => name)).toEqual(['Obra']);
  expect((await submit([inSite], undefined, 2)).ok).toBe(true);
});

test('an answer that no longer fits what is asked is asked again', async () => {
  expect((await submit([{ id: site, answer: 'A' }, asBuilder()])).ok).toBe(true);
  await checkout.shop.db
    .update(supplierCharacteristics)
    .set({ options: ['Varejo'] })
    .where(
      and(
        eq(supplierCharacteristics.supplierId, checkout.shop.supplier.id),
        eq(supplierCharacteristics.id, trade),
      ),
    );
  expect((await openQuestions(checkout.shopper)).map(({ id }) => id)).toEqual([trade]);
  expect((await submit([{ id: site, answer: 'A' }], undefined, 2)).ok).toBe(false);
});

test('answers go over the wire and back; clients that know of none may send null', () => {
  const draft = aDraft(checkout, { [productId]: 1 }, { answers: [{ id: site, answer: 'Torre B' }] });
  const wire = orderDraftToWire(draft);
  expect(wire.caracteristicas).toEqual([{ idcaracteristica: site, valor: 'Torre B' }]);
  expect(orderDraftFromWire(wire).answers).toEqual(draft.answers);
  expect(orderDraftFromWire({ ...wire, caracteristicas: null })).not.toHaveProperty('answers');
});
