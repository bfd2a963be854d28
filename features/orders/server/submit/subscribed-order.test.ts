/** Buying in a type of subscription: cart, order and subscription. Spec 3, 4 and 7, subscription types. */

import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { cartRoutes } from '#features/cart/server/cart.routes.ts';
import { loadCart } from '#features/cart/server/load-cart.ts';
import { prepareCart } from '#features/cart/server/prepare/prepare-cart.ts';
import { saveCart } from '#features/cart/server/save-cart.ts';
import { aShopper } from '#features/cart/server/testing/a-shopper.ts';
import { anAttendant } from '#features/cart/server/testing/an-attendant.ts';
import { appOf } from '#features/cart/server/testing/app-of.ts';
import { counted } from '#features/cart/server/testing/counted.ts';
import { aProduct } from '#features/catalog/server/testing/a-shop.ts';
import { noGateways } from '#features/payments/server/testing/no-gateways.ts';
import { aPolicy } from '#features/pricing/domain/testing/a-policy.ts';
import { savePolicy } from '#features/pricing/server/price-policies.store.ts';
import { closeType } from '#features/subscriptions/server/change-types.ts';
import { putTypes } from '#features/subscriptions/server/put-types.ts';
import { subscriptionsRoutes } from '#features/subscriptions/server/subscriptions.routes.ts';
import { subscriptions } from '#features/subscriptions/server/subscriptions.tables.ts';
import { defined } from '#kernel/defined.ts';
import { thousandths } from '#kernel/quantity.ts';
import type { Context } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { orderDraftToWire } from '../../contract/submit/submit-order.wire.ts';
import type { OrderStatus } from '../../domain/order-status.ts';
import type { OrderDraft } from '../../domain/submit/order-draft.ts';
import { forecastOf } from '../renewal/forecast.ts';
import { orderRoutes } from '../routes/orders.routes.ts';
import { changeOrderStatus } from '../status/change-order-status.ts';
import { aCheckout, aDraft, type Checkout } from '../testing/a-checkout.ts';

const database = testDatabase();
let app: FastifyInstance;
let checkout: Checkout;
let who: Context;
let productId: string;
let weekly: string;
let monthly: string;

beforeEach(async () => {
  checkout = await aCheckout(database.current);
  who = checkout.shopper;
  const { db, supplier } = checkout.shop;
  productId = await aProduct(checkout.shop, { name: 'Café', price: 1_999 });
  [weekly = '', monthly = ''] = await putTypes(db, supplier.id, [
    { label: 'Toda semana', description: '', interval: { unit: 'week', count: 1 } },
    { label: 'Todo mês', description: '', interval: { unit: 'month', count: 1 } },
  ]);
  const policy = aPolicy({
    id: newId(),
    audience: { subscriptionTypes: [weekly] },
    effect: { kind: 'percent', basisPoints: 500 },
  });
  await savePolicy(db, supplier.id, policy);
  app ??= await appOf(
    (every) => {
      cartRoutes(every);
      orderRoutes(every, noGateways);
      subscriptionsRoutes(every, { forecastOf, gateways: noGateways });
    },
    () => who,
  );
});
afterAll(() => app.close());

const clientId = () => checkout.shopper.actor.clientId;

async function request(method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) {
  const answer = await app.inject({ method, url, ...defined({ payload }) });
  return { status: answer.statusCode, body: answer.json() };
}

const cart = (method: 'GET' | 'POST', query = '') =>
  request(
    method,
    `/v2/app/handle~${clientId()}/usuario/${clientId()}/cart${query}`,
    method === 'POST' ? { cartItens: [{ id: productId, quantidade: 2 }] } : undefined,
  );

const order = (more: Partial<OrderDraft> = {}) =>
  request(
    'POST',
    `/v2/app/handle/usuario/${clientId()}/pedido`,
    orderDraftToWire(aDraft(checkout, { [productId]: 2 }, more)),
  );

const close = async (type: string) =>
  expect(await closeType(await anAttendant(checkout.shop), type)).toMatchObject({ ok: true });

describe('the cart', () => {
  test('says that it may recur and what each type saves, and nothing while it is empty', async () => {
    expect((await cart('GET')).body.meta_info).toEqual({ hasRecorrencia: false });
    expect((await cart('POST')).body).toMatchObject({
      total: 39.98,
      meta_info: {
        hasRecorrencia: true,
        recorrencia: { mensagem: '', economias: [{ idtipoassinatura: weekly, economia: 2 }] },
      },
    });
  });

  test('is priced for the chosen type and keeps the choice; its version grows', async () => {
    const { body } = await cart('POST', `?idtipoassinatura=${weekly}`);
    const recorrencia = {
      mensagem:
        'Fazemos este pedido de novo toda semana, aos preços do dia. Avisamos você por e-mail antes de cada um, e você pode alterar, pular ou cancelar quando quiser.',
      idtipoassinatura: weekly,
      economias: [{ idtipoassinatura: weekly, economia: 2 }],
    };
    expect(body).toMatchObject({ total: 37.98, versao: 1, avisos: [], meta_info: { recorrencia } });
    expect((await cart('GET')).body).toMatchObject({ total: 37.98, versao: 1, meta_info: { recorrencia } });
    expect((await cart('POST')).body).toMatchObject({ total: 37.98, versao: 2 });
    expect((await cart('POST', '?idtipoassinatura=')).body).toMatchObject({
      total: 39.98,
      versao: 3,
      avisos: [],
    });
    expect((await cart('GET')).body.meta_info.recorrencia).not.toHaveProperty('idtipoassinatura');
  });

  test('may be read in another type: reading stores nothing, and its prices are not reported as changed', async () => {
    await cart('POST');
    expect((await cart('GET', `?idtipoassinatura=${weekly}`)).body).toMatchObject({
      total: 37.98,
      avisos: [],
    });
    expect((await cart('GET')).body).toMatchObject({ total: 39.98, avisos: [] });
  });

  test('drops a type that is offered no more, and reports it', async () => {
    await cart('POST', `?idtipoassinatura=${weekly}`);
    await close(weekly);
    const aviso = 'A assinatura “Toda semana” não é mais oferecida. O carrinho agora é uma compra única.';
    const read = (await cart('GET')).body;
    expect(read).toMatchObject({
      total: 39.98,
      avisos: [],
      meta_info: { recorrencia: { mensagem: '', aviso } },
    });
    expect((await cart('POST')).body.meta_info.recorrencia.aviso).toBe(aviso);
    expect((await cart('GET')).body.meta_info.recorrencia).not.toHaveProperty('aviso');
  });

  test.each(['a type of nobody', 'a word'])('%s is no choice', async (what) => {
    const wished = what === 'a word' ? 'semanal' : newId();
    const { status, body } = await cart('POST', `?idtipoassinatura=${wished}`);
    expect([status, body.total]).toEqual([200, 39.98]);
    expect(body.meta_info.recorrencia).toHaveProperty('aviso');
  });

  test('prepared by an attendant, it is bought once', async () => {
    await cart('POST', `?idtipoassinatura=${weekly}`);
    const lines = [{ productId, quantity: thousandths(2_000), giftWrap: false }];
    const attendant = await anAttendant(checkout.shop);
    await prepareCart(attendant, clientId(), { lines, reason: '', expiresAt: who.now + 1_000 });
    expect((await cart('GET', `?idtipoassinatura=${weekly}`)).body.total).toBe(39.98);
    expect(await order({ subscriptionTypeId: weekly })).toMatchObject({
      status: 409,
      body: { code: 'cart-locked' },
    });
  });

  test('visitors get the prices of a type, too', async () => {
    who = checkout.shop;
    const url = `/v4/app/carrinho/precos/${who.supplier.id}?idtipoassinatura=${weekly}`;
    const { body } = await request('POST', url, { cartItens: [{ id: productId, quantidade: 2 }] });
    expect(body).toMatchObject({ total: 37.98, meta_info: { recorrencia: { idtipoassinatura: weekly } } });
  });
});

test('what each type saves is asked with a fixed number of questions, whatever the length', async () => {
  const { shop, shopper } = checkout;
  const ids = await Promise.all(Array.from({ length: 60 }, () => aProduct(shop)));
  const watched = counted(database.url);
  const queriesOf = async (some: readonly string[]): Promise<number> => {
    const lines = some.map((id) => ({ productId: id, quantity: thousandths(1_000), giftWrap: false }));
    await saveCart(shopper, { lines, mode: 'replace', subscription: weekly });
    watched.queries.length = 0;
    const cart = await loadCart({ ...shopper, db: watched.db, database: watched }, {});
    expect(cart.subscription?.savings).toHaveLength(1);
    return watched.queries.length;
  };
  expect(await queriesOf(ids)).toBe(await queriesOf(ids.slice(0, 1)));
  await watched.close();
});

describe('the order', () => {
  test('charges what the cart showed, keeps the type, and begins a subscription', async () => {
    await cart('POST', `?idtipoassinatura=${weekly}`);
    const placed = await order({ subscriptionTypeId: weekly });
    expect(placed).toMatchObject({ status: 200, body: { totalpedido: 37.98 } });
    const { numpedido } = placed.body;
    const read = await request('GET', `/v2/app/handle/order/${numpedido}`);
    expect(read.body.assinatura).toEqual({ idtipoassinatura: weekly, nome: 'Toda semana' });
    const { id } = checkout.shop.supplier;
    const { body } = await request('GET', `/v4/subscription/list/${id}/${clientId()}`);
    expect(body.assinaturas).toMatchObject([
      {
        idtipoassinatura: weekly,
        nome: 'Toda semana',
        intervalo: { unidade: 'SEMANA', quantidade: 1 },
        status: 'ATIVA',
        numpedido,
        itens: [{ id: productId, nome: 'Café', quantidade: 2 }],
        tipoEntrega: 'RETIRADA',
        idloja: checkout.storeId,
        local: 'Loja do centro, Rua Um, 1',
        idformapagto: checkout.cash,
      },
    ]);
    // The next cart starts as a single purchase.
    expect((await cart('POST')).body.total).toBe(39.98);
  });

  test('keeps the day of the next one', async () => {
    const now = Date.parse('2027-01-31T23:30:00-03:00');
    who = { ...checkout.shopper, now };
    await order({ subscriptionTypeId: monthly });
    const { db, supplier } = checkout.shop;
    const [row] = await db
      .select({ nextDate: subscriptions.nextDate })
      .from(subscriptions)
      .where(eq(subscriptions.supplierId, supplier.id));
    expect(row).toEqual({ nextDate: '2027-02-28' });
  });

  test('without a type begins none', async () => {
    const { body } = await order();
    expect((await request('GET', `/v2/app/handle/order/${body.numpedido}`)).body).not.toHaveProperty(
      'assinatura',
    );
    const { id } = checkout.shop.supplier;
    const list = await request('GET', `/v4/subscription/list/${id}/${clientId()}`);
    expect(list.body.assinaturas).toEqual([]);
  });

  test('in a type that is offered no more, or by nobody, is not written', async () => {
    await close(weekly);
    for (const subscriptionTypeId of [weekly, newId()]) {
      expect(await order({ subscriptionTypeId })).toMatchObject({
        status: 409,
        body: { code: 'subscription-not-offered' },
      });
    }
    expect((await request('GET', `/v2/app/pedido/cliente/${clientId()}`)).body.pedidos).toEqual([]);
  });

  test('in another type is another order', async () => {
    expect((await order({ subscriptionTypeId: weekly })).status).toBe(200);
    expect((await order({ subscriptionTypeId: weekly })).body.code).toBe('duplicate-order');
    expect((await order({ subscriptionTypeId: monthly })).status).toBe(200);
  });
});

describe('cancelling the first order', () => {
  const statuses = async (): Promise<Record<string, string>> => {
    const { body } = await request('GET', `/v4/subscription/list/${checkout.shop.supplier.id}/${clientId()}`);
    return Object.fromEntries(
      body.assinaturas.map((each: { numpedido: number; status: string }) => [each.numpedido, each.status]),
    );
  };
  const begin = async (type: string): Promise<number> =>
    (await order({ subscriptionTypeId: type })).body.numpedido;
  const move = async (number: number, ...to: readonly OrderStatus[]) => {
    for (const status of to) {
      const moved = await changeOrderStatus(checkout.shop, { number, to: status, reason: '' });
      if (!moved.ok) return moved.refusal.code;
    }
    return 'moved';
  };

  test('ends its subscription, no other, and once', async () => {
    const [first, other] = [await begin(weekly), await begin(monthly)];
    expect(await move(first, 'cancelled')).toBe('moved');
    expect(await statuses()).toEqual({ [first]: 'CANCELADA', [other]: 'ATIVA' });
    expect(await move(first, 'cancelled')).toBe('illegal-move');
  });

  test('that may not be cancelled any more leaves it as it is', async () => {
    const first = await begin(weekly);
    expect(await move(first, 'picking', 'packed', 'ready-for-pickup')).toBe('moved');
    expect(await move(first, 'cancelled')).toBe('illegal-move');
    expect(await statuses()).toEqual({ [first]: 'ATIVA' });
  });

  test.each(['orders', 'subscriptions'])('lost with what is written to %s, loses both', async (table) => {
    const first = await begin(weekly);
    const { db } = checkout.shop;
    await db.execute(
      sql`create function lose() returns trigger language plpgsql as 'begin raise ''lost''; end'`,
    );
    await db.execute(sql`create constraint trigger lost after update on ${sql.identifier(table)}
      deferrable initially deferred for each row execute function lose()`);
    await expect(move(first, 'cancelled')).rejects.toThrow();
    await db.execute(sql`drop function lose cascade`);
    expect(await statuses()).toEqual({ [first]: 'ATIVA' });
    expect((await request('GET', `/v2/app/handle/order/${first}`)).body.status).toBe('ENVIADO');
  });

  test('keeps the day on which its client ended it before', async () => {
    const first = await begin(weekly);
    const { id } = checkout.shop.supplier;
    const [{ idassinatura }] = (await request('GET', `/v4/subscription/list/${id}/${clientId()}`)).body
      .assinaturas;
    const ended = await request('DELETE', `/v4/subscription/cancel/${idassinatura}`);
    await changeOrderStatus(
      { ...checkout.shop, now: who.now + 60_000 },
      { number: first, to: 'cancelled', reason: '' },
    );
    expect(await request('GET', `/v4/subscription/get/${idassinatura}`)).toEqual(ended);
  });
});

describe('a subscription', () => {
  async function begun(): Promise<string> {
    await order({ subscriptionTypeId: weekly });
    const { id } = checkout.shop.supplier;
    const { body } = await request('GET', `/v4/subscription/list/${id}/${clientId()}`);
    return body.assinaturas[0].idassinatura;
  }

  test('is cancelled once, and stays to be read', async () => {
    const id = await begun();
    const cancelled = await request('DELETE', `/v4/subscription/cancel/${id}`);
    expect(cancelled).toMatchObject({ status: 200, body: { status: 'CANCELADA' } });
    who = { ...checkout.shopper, now: who.now + 60_000 };
    expect(await request('DELETE', `/v4/subscription/cancel/${id}`)).toEqual(cancelled);
    expect(await request('GET', `/v4/subscription/get/${id}`)).toEqual(cancelled);
  });

  test('of another client is as an absent one', async () => {
    const id = await begun();
    who = await aShopper(checkout.shop);
    for (const each of [id, newId()]) {
      expect((await request('GET', `/v4/subscription/get/${each}`)).status).toBe(404);
      expect((await request('DELETE', `/v4/subscription/cancel/${each}`)).status).toBe(404);
    }
    who = checkout.shopper;
    expect((await request('GET', `/v4/subscription/get/${id}`)).body.status).toBe('ATIVA');
  });
});
