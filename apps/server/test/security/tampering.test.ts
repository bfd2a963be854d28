/**
 * Prices, fees, channels and people in a request are ignored: the server's own are stored. Reliability M09, M10, M15,
 * M23, M24; T08, T10, T13.
 */
import { eq } from 'drizzle-orm';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { carts } from '#features/cart/server/cart.tables.ts';
import { orderLines, orders } from '#features/orders/server/store/orders.tables.ts';
import { newId } from '#platform/db/new-id.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { type Login, logIn, send, smallServer } from '../../src/testing/small-server.ts';
import { ATLAS_HOST, MARKET_HOST } from '../../src/testing/small-shops.ts';
import { FEE, type SmallWorld, smallWorld } from '../../src/testing/small-world.ts';

const database = testDatabase();
let app: FastifyInstance;
let world: SmallWorld;
let ana: Login;
let product: SmallWorld['market']['products'];

beforeAll(async () => {
  world = await smallWorld(database.current);
  app = await smallServer(database.current);
  ana = await logIn(app, world.ana.email, world.market.id);
  product = world.market.products;
});
afterAll(() => app.close());

/** Sent as text, so that a test can send what JSON.stringify would not produce. */
const post = (path: string, body: unknown, headers: Record<string, string> = {}, host = MARKET_HOST) =>
  send(app, {
    method: 'POST',
    url: `/v2/app/${path}`,
    headers: { host, cookie: ana.cookie, 'content-type': 'application/json', ...headers },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  });

const submit = (body: unknown, headers?: Record<string, string>) =>
  post(`${ana.handle}/usuario/${world.ana.id}/pedido`, body, headers);
const save = (cartItens: unknown, query = '') =>
  post(`${ana.handle}~${world.ana.id}/usuario/${world.ana.id}/cart${query}`, { cartItens });

let made = 0;
const anOrder = (more: object = {}) => {
  made += 1;
  return {
    itens: [{ id: product.ARROZ, quantidade: 2 }],
    tipoEntrega: 'DELIVERY',
    enderecoentrega: { idendereco: world.ana.addressId },
    formaPagamento: { idformapagto: world.market.cash },
    numPedidoCliente: `T${made}`,
    ...more,
  };
};

const stored = async (answer: LightMyRequestResponse) => {
  expect(answer.statusCode, answer.body).toBe(200);
  const number: number = answer.json().numpedido;
  const { db } = database.current;
  const bySupplier = eq(orders.supplierId, world.market.id);
  const all = await db.select().from(orders).where(bySupplier);
  const lines = await db.select().from(orderLines).where(eq(orderLines.supplierId, world.market.id));
  return {
    order: all.find((order) => order.number === number),
    lines: lines.filter((line) => line.orderNumber === number),
  };
};
const countOrders = async (): Promise<number> =>
  (await database.current.db.select().from(orders).where(eq(orders.supplierId, world.market.id))).length;

describe('money that a client names', () => {
  const lies = {
    preco: 0.01,
    preconf: 0.01,
    precoatendente: 0.01,
    precovendaatacado: 0.01,
    minvendaatacado: 1,
    desconto: 50,
    percentualDesconto: 100,
    taxaentrega: 0,
    total: 0.02,
    totalpedido: 0.02,
    subtotal: 0.02,
  };

  test('is not what an order costs', async () => {
    const { order, lines } = await stored(
      await submit(
        anOrder({
          ...lies,
          itens: [{ id: product.ARROZ, quantidade: 2, ...lies }],
          formaEntrega: { ...lies },
          formaPagamento: { idformapagto: world.market.cash, ...lies, variacao: -100 },
        }),
      ),
    );
    expect(order).toMatchObject({ subtotal: 5_180, deliveryFee: FEE, discount: 0, total: 5_180 + FEE });
    expect(lines).toMatchObject([{ unitPrice: 2_590, total: 5_180, priceReason: 'normal' }]);
  });

  test('is not what a cart costs', async () => {
    const answer = await save([{ id: product.ARROZ, quantidade: 2, ...lies }]);
    expect(answer.json()).toMatchObject({ total: 51.8, economia: 0, avisos: [] });
    expect(answer.json().itens).toMatchObject([{ preco: 25.9, precoUnitario: 25.9, motivoPreco: 'NORMAL' }]);
    expect(answer.json().itens[0].precoatendente).toBeUndefined();
  });

  test('nor is a coupon one: what one gives is the supplier’s to say', async () => {
    const invented = { codigocupom: 'GRATIS', percentualDesconto: 100, desconto: 999 };
    const answer = await submit(anOrder({ cupom: invented }));
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'coupon-refused']);
  });

  test('is the way of paying’s only where the supplier offers it', async () => {
    const { order } = await stored(
      await submit(anOrder({ formaPagamento: { idformapagto: world.market.pix } })),
    );
    // 5 % less on each price: 25,90 becomes 24,61 (24,605).
    expect(order?.subtotal).toBe(2 * 2_461);
    const answer = await submit(anOrder({ formaPagamento: { idformapagto: world.atlas.pix } }));
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'payment-not-offered']);
  });

  test('has to be the server’s total where it was seen', async () => {
    const before = await countOrders();
    for (const totalConferido of [0, 0.01, 61.69, 61.71, 6_170]) {
      const answer = await submit(anOrder({ totalConferido }));
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'total-changed']);
      expect(answer.json().facts).toMatchObject({ total: 61.7, taxaentrega: 9.9 });
    }
    for (const totalConferido of [-61.7, '61.70', null, [61.7], 1e300]) {
      expect((await submit(anOrder({ totalConferido }))).statusCode).toBe(400);
    }
    expect(await countOrders()).toBe(before);
    const { order } = await stored(await submit(anOrder({ totalConferido: 61.7 })));
    expect(order?.total).toBe(6_170);
  });
});

describe('who and how', () => {
  test('follow from the session', async () => {
    const { order } = await stored(
      await submit(
        anOrder({
          canalVenda: 'MANUAL',
          representante: { id: newId(), nome: 'Falso' },
          usuarioVinculado: { id_usuario: newId(), principal: true },
          idapikeys: newId(),
          enderecofaturamento: { rua: 'Rua Falsa' },
          issuedBy: 'Falso',
          status: 'PAGO',
          userId: newId(),
          clientId: world.bia.id,
          supplierId: world.atlas.id,
        }),
      ),
    );
    expect(order).toMatchObject({
      channel: 'WEB',
      status: 'received',
      clientId: world.ana.id,
      supplierId: world.market.id,
      issuedBy: 'ana',
    });
    expect(JSON.stringify(order)).not.toContain('Fals');
  });

  test('another’s id anywhere is no one’s', async () => {
    const { bia, ana: mine, market, atlas } = world;
    const before = await countOrders();
    const outcome = async (answer: Promise<LightMyRequestResponse>) => {
      const { statusCode, headers } = await answer;
      expect(headers['content-type']).toMatch(/^application\/problem\+json/);
      return statusCode;
    };
    expect(await outcome(post(`${ana.handle}/usuario/${bia.id}/pedido`, anOrder()))).toBe(404);
    expect(await outcome(submit(anOrder({ idcliente: bia.id })))).toBe(404);
    expect(await outcome(submit(anOrder({ idcliente: [mine.id, bia.id] })))).toBe(404);
    expect(await outcome(submit(anOrder({ enderecoentrega: { idendereco: bia.addressId } })))).toBe(404);
    expect(await outcome(submit(anOrder({ enderecoentrega: { idendereco: newId() } })))).toBe(404);
    expect(await outcome(submit(anOrder({ enderecoentrega: undefined })))).toBe(404);
    expect(await outcome(submit(anOrder({ idfornecedor: atlas.id })))).toBe(400);
    expect(await outcome(submit(anOrder(), { 'x-idfornecedor': atlas.id }))).toBe(400);
    const cart = `${ana.handle}~${mine.id}/usuario/${mine.id}/cart`;
    const conflict = post(`${cart}?idfornecedor=${atlas.id}`, { cartItens: [] });
    expect(await outcome(conflict)).toBe(400);
    const shared = post(
      `${cart}?idfornecedor=${atlas.id}`,
      { cartItens: [] },
      { 'x-idfornecedor': market.id },
    );
    expect(await outcome(shared)).toBe(400);
    expect(await countOrders()).toBe(before);
  });

  test('a path and a header that disagree are refused on a shared host, too', async () => {
    const url = `/v2/app/${ana.handle}/fornecedor/${world.market.id}/formas-pagamento`;
    const headers = { cookie: ana.cookie, 'x-idfornecedor': world.atlas.id };
    const answer = await send(app, { url, headers });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'supplier-conflict']);
  });
});

describe('where goods are picked up', () => {
  const pickup = (lojaRetira: object) =>
    submit(anOrder({ tipoEntrega: 'RETIRADA', enderecoentrega: undefined, lojaRetira }));

  test('is a store as the supplier describes it', async () => {
    const { order } = await stored(
      await pickup({
        idloja: world.market.storeId,
        nome: 'Minha casa',
        descricao_endereco_loja: 'Rua Falsa, 1',
        coordenadas_loja: { latitude: 12.345, longitude: 54.321 },
      }),
    );
    expect(order?.delivery).toMatchObject({
      store: { storeId: world.market.storeId, addressText: 'Rua A, 1', latitude: -23.5, longitude: -46.6 },
    });
    expect(JSON.stringify(order)).not.toMatch(/12\.345|54\.321|Falsa|Minha casa/);
  });

  test.each([
    ['that nobody has', () => ({ idloja: newId() })],
    ['of another supplier', () => ({ idloja: world.atlas.storeId })],
    ['made up by name', () => ({ nome: 'Loja atlas' })],
  ])('is not a store %s', async (_, loja) => {
    const answer = await pickup(loja());
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'no-delivery-option']);
  });
});

describe('a quantity', () => {
  const NOT_NUMBERS = [
    '-1',
    '-0.001',
    '1e308',
    '"1,5"',
    '"1"',
    '"NaN"',
    '[]',
    '[1]',
    'null',
    '{}',
    'true',
    '9007199254740993',
    '1000000',
    '1e999',
  ];

  test.each(NOT_NUMBERS)('of %s is refused', async (quantity) => {
    const before = await countOrders();
    const line = `[{"id":"${product.QUEIJO}","quantidade":${quantity}}]`;
    const order = JSON.stringify(anOrder({ itens: 0 })).replace('"itens":0', `"itens":${line}`);
    const cart = `${ana.handle}~${world.ana.id}/usuario/${world.ana.id}/cart`;
    const prices = `/v4/app/carrinho/precos/${world.market.id}`;
    const answers = [
      await submit(order),
      await post(cart, `{"cartItens":${line}}`),
      await send(app, {
        method: 'POST',
        url: prices,
        headers: { 'content-type': 'application/json' },
        payload: `{"cartItens":${line}}`,
      }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400]);
    expect(await countOrders()).toBe(before);
  });

  test('has three decimals and fits its product', async () => {
    const shown = async (quantidade: number) => {
      const answer = await save([{ id: product.QUEIJO, quantidade }]);
      expect(answer.statusCode).toBe(200);
      return answer
        .json()
        .itens.map(({ quantidade: storedQuantity, total }: Record<string, number>) => [
          storedQuantity,
          total,
        ]);
    };
    expect(await shown(0.0004)).toEqual([]);
    expect(await shown(0)).toEqual([]);
    expect(await shown(0.3 + 0.0001)).toEqual([[0.3, 14.97]]);
    expect(await shown(0.1 + 0.2)).toEqual([[0.3, 14.97]]);
    expect(await shown(0.1)).toEqual([[0.2, 9.98]]);
    expect(await shown(999_999)).toEqual([[50, 2_495]]);
    const [cart] = await database.current.db
      .select({ lines: carts.lines })
      .from(carts)
      .where(eq(carts.supplierId, world.market.id));
    expect(cart?.lines).toEqual([expect.objectContaining({ quantity: 50_000 })]);
  });

  test('that an order could not store as it is refuses the order', async () => {
    const order = (quantidade: number) => submit(anOrder({ itens: [{ id: product.QUEIJO, quantidade }] }));
    expect((await order(0.0004)).json().code).toBe('empty-cart');
    expect((await order(0.1)).json().code).toBe('cart-changed');
    expect((await order(999_999)).json().code).toBe('cart-changed');
    const { lines } = await stored(await order(0.1 + 0.2));
    expect(lines).toMatchObject([{ quantity: 300, total: 1_497 }]);
  });

  test('split over many lines is still one quantity', async () => {
    const split = Array.from({ length: 12 }, () => ({ id: product.SABAO, quantidade: 1 }));
    const answer = await save(split);
    expect(answer.json().itens).toMatchObject([
      { quantidade: 12, precoUnitario: 15.9, motivoPreco: 'ATACADO' },
    ]);
    const many = await save(Array.from({ length: 500 }, () => ({ id: product.CANETA, quantidade: 999_999 })));
    expect(many.statusCode).toBe(200);
    expect(many.json().total).toBeGreaterThan(0);
    expect(Number.isSafeInteger(many.json().itens[0].quantidade)).toBe(true);
  });
});

test('another supplier’s goods are in no cart and no order', async () => {
  const line = { id: world.atlas.products.FURADEIRA, quantidade: 1 };
  const cart = await save([line]);
  expect(cart.json()).toMatchObject({ itens: [], avisos: [{ tipo: 'INDISPONIVEL' }] });
  expect(cart.body).not.toContain('Furadeira');
  expect((await submit(anOrder({ itens: [line] }))).json().code).toBe('cart-changed');
});

test('hidden prices are in no answer to who may not see them', async () => {
  const { atlas } = world;
  const headers = { host: ATLAS_HOST };
  const item = [{ id: atlas.products.FURADEIRA, quantidade: 3 }];
  const answers = [
    await send(app, { url: `/v1/app/${atlas.id}/listaprodutosf/token`, headers }),
    await send(app, {
      url: `/v2/app/token/fornecedor/${atlas.id}/produto/${item[0]?.id}?quantidade=3`,
      headers,
    }),
    await send(app, {
      url: `/v2/app/token/listaprodutos/full-text/pesquisar?idfornecedor=${atlas.id}&query=furadeira`,
      headers,
    }),
    await send(app, {
      method: 'POST',
      url: `/v4/app/carrinho/precos/${atlas.id}`,
      headers,
      payload: { cartItens: item },
    }),
  ];
  for (const answer of answers) {
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('Furadeira');
    expect(answer.body).not.toMatch(
      /"(preco|preconf|total|economia|precoUnitario|precovendaatacado)":\d+\.\d|399\.9|1199\.7/,
    );
  }
});

test('no stored total is negative, and each is what its lines add up to', async () => {
  const { db } = database.current;
  const all = await db.select().from(orders).where(eq(orders.supplierId, world.market.id));
  const lines = await db.select().from(orderLines).where(eq(orderLines.supplierId, world.market.id));
  expect(all.length).toBeGreaterThan(5);
  for (const order of all) {
    const sum = lines
      .filter((line) => line.orderNumber === order.number)
      .reduce((total, line) => total + line.total, 0);
    expect(order.subtotal).toBe(sum);
    expect(order.total).toBe(sum + order.deliveryFee - order.discount);
    expect(order.total).toBeGreaterThan(0);
  }
});
