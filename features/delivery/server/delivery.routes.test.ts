import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clients } from '#features/accounts/server/clients/accounts.tables.ts';
import type { Position } from '#features/addresses/domain/address.ts';
import { saveNewAddress } from '#features/addresses/server/create-address.ts';
import { aCustomer, aProduct, aShop } from '#features/catalog/server/testing/a-shop.ts';
import { centavos } from '#kernel/money.ts';
import type { Customer } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import { httpApp } from '#platform/http/http-app.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { createDeliveryArea } from './areas/create-delivery-area.ts';
import { createDeliverySlot } from './create-delivery-slot.ts';
import { deliveryRoutes } from './delivery.routes.ts';
import type { GoodsOf } from './find-delivery-options.ts';

const database = testDatabase();
/** A Friday, 9:00 in São Paulo. */
const NOW = Date.UTC(2025, 10, 21, 12);

let shop: Context;
/** The actor; tests may change it. */
let visitor: Context;
/** What the client's cart holds. */
let goods: Awaited<ReturnType<GoodsOf>> = {};
/** The positions that the look-up service knows. */
const positions = new Map<string, Position>();
let app: Awaited<ReturnType<typeof httpApp>>;
beforeAll(async () => {
  shop = { ...(await aShop(database.current, ['has-delivery', 'has-collect'])), now: NOW };
  await createDeliveryArea(shop.db, shop.supplier.id, {
    name: 'Centro',
    bounds: { kind: 'postal-range', from: '01000000', to: '01999999' },
    fee: centavos(990),
    freeFrom: centavos(150_00),
    minimumOrder: centavos(20_00),
    position: 1,
  });
  await createDeliverySlot(shop.db, shop.supplier.id, {
    deliveryType: 'delivery',
    weekday: 6,
    startsAt: 480,
    endsAt: 720,
  });
  app = await httpApp({ trustedProxies: [] });
  app.decorate('contextOf', async (request, reply) => ({ ...visitor, request, reply }));
  deliveryRoutes(app, { goodsOf: async () => goods, positionOf: async (_, cep) => positions.get(cep) });
});
afterAll(() => app.close());

const asVisitor = () => {
  visitor = shop;
};

describe('POST formas-entrega by CEP', () => {
  const callApi = (cep: string, produtos: unknown, query = '') =>
    app.inject({
      method: 'POST',
      url: `/v4/app/formas-entrega/${shop.supplier.id}/${cep}${query}`,
      payload: { produtos },
    });

  test('prices the products itself and answers fee, minimum and slots', async () => {
    asVisitor();
    const id = await aProduct(shop, { price: 2000 });
    const answer = await callApi(
      '01000-000',
      [{ id, quantidade: 1.5, preco: 0.01 }],
      '?tipoEntrega=DELIVERY',
    );
    expect(answer.statusCode).toBe(200);
    expect(answer.json().formasEntrega).toEqual([
      {
        idformaentrega: expect.any(String),
        nome: 'Centro',
        tipoEntrega: 'DELIVERY',
        taxaEntrega: 9.9,
        pedidoMinimo: 20,
        gratisAcimaDe: 150,
        agendamentos: [
          {
            id: expect.any(String),
            data_de_entrega: '2025-11-22',
            inicio: '08:00',
            fim: '12:00',
            descricao: 'sáb., 22/11, 8h–12h',
          },
        ],
      },
    ]);
  });

  test.each([
    [8, 0],
    [7, 9.9],
  ])('of %i units at R$ 20,00 costs R$ %d', async (quantidade, taxaEntrega) => {
    asVisitor();
    const idproduto = await aProduct(shop, { price: 2000 });
    const answer = await callApi('01310100', [{ idproduto, quantidade }]);
    expect(answer.json().formasEntrega).toMatchObject([{ taxaEntrega }]);
  });

  test('below the minimum says so in a modal, with the minimum', async () => {
    asVisitor();
    const id = await aProduct(shop, { price: 100 });
    const answer = await callApi('01310100', [{ id, quantidade: 1 }], '?tipoEntrega=DELIVERY');
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      Mensagem: 'Nenhuma forma de entrega foi encontrada para esse endereço, itens ou valor de pedido.',
      code: 'no-delivery-option',
      openModal: true,
      facts: { pedidoMinimo: 20, taxaEntrega: 9.9 },
    });
  });

  test('outside of the areas says that the supplier does not deliver there', async () => {
    asVisitor();
    const id = await aProduct(shop);
    const answer = await callApi('99999999', [{ id, quantidade: 1 }], '?tipoEntrega=DELIVERY');
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ Mensagem: 'O fornecedor não atende no endereço informado' });
  });

  test('of products that are not sold counts nothing', async () => {
    asVisitor();
    const gone = await aProduct(shop, { price: 100_000, active: false });
    const produtos = [
      { id: gone, quantidade: 1 },
      { id: newId(), quantidade: 1 },
    ];
    expect((await callApi('01310100', produtos, '?tipoEntrega=DELIVERY')).json().code).toBe(
      'no-delivery-option',
    );
  });

  test('does not reveal hidden prices by a fee that turns free', async () => {
    const id = await aProduct(shop, { price: 2000 });
    const tags = new Set([...shop.supplier.tags, 'hide-price-for-logged-out-customers']);
    visitor = { ...shop, supplier: { ...shop.supplier, tags } };
    const fees = async () =>
      (await callApi('01310100', [{ id, quantidade: 100 }], '?tipoEntrega=DELIVERY')).json().formasEntrega[0]
        .taxaEntrega;
    expect(await fees()).toBe(9.9);
    visitor = { ...visitor, actor: aCustomer(true) };
    expect(await fees()).toBe(0);
  });

  test.each([
    ['an empty cart', '01310100', []],
    ['a product without id', '01310100', [{ quantidade: 1 }]],
    ['a quantity of nothing', '01310100', [{ id: newId(), quantidade: 0 }]],
    ['a quantity in words', '01310100', [{ id: newId(), quantidade: '1,5' }]],
    ['half a CEP', '0131010', [{ id: newId(), quantidade: 1 }]],
  ])('refuses %s', async (_, cep, produtos) => {
    asVisitor();
    expect((await callApi(cep, produtos)).statusCode).toBe(400);
  });
});

describe('GET formas-entrega by address', () => {
  const callApi = (query: string) =>
    app.inject({ url: `/v4/app/token/formas-entrega/${shop.supplier.id}?${query}` });
  const anAddress = {
    label: 'Casa',
    street: 'Avenida Paulista',
    number: '1',
    district: 'Bela Vista',
    complement: '',
    city: 'São Paulo',
    state: 'SP',
    country: 'Brasil',
    reference: '',
    primary: true,
  };
  let ana: Customer;
  let addressId: string;
  beforeAll(async () => {
    ana = aCustomer(true) as Customer;
    await shop.db.insert(clients).values({ id: ana.clientId, kind: 'person', name: 'Ana' });
    const saved = await saveNewAddress(shop.db, ana.clientId, { ...anAddress, postalCode: '01310100' });
    addressId = saved.id;
  });

  test('answers the options for the caller’s own address', async () => {
    visitor = { ...shop, actor: ana };
    const answer = await callApi(`idendereco=${addressId}&tipoEntrega=DELIVERY`);
    expect(answer.json().formasEntrega).toMatchObject([{ nome: 'Centro', taxaEntrega: 9.9 }]);
  });

  test('takes a field that says nothing for none', async () => {
    visitor = { ...shop, actor: ana };
    const answer = await callApi(`idendereco=${addressId}&tipoEntrega=&idformapagamento=`);
    expect(answer.json().formasEntrega).toMatchObject([{ nome: 'Centro' }]);
    expect((await callApi('idendereco=&tipoEntrega=DELIVERY')).json().code).toBe('address-not-served');
  });

  test.each([
    [149.99, 9.9],
    [150, 0],
  ])('shows the fee of a cart of R$ %d as %d', async (total, taxaEntrega) => {
    visitor = { ...shop, actor: ana };
    const answer = await callApi(`idendereco=${addressId}&tipoEntrega=DELIVERY&totalprodutos=${total}`);
    expect(answer.json().formasEntrega).toMatchObject([{ taxaEntrega }]);
  });

  test('gives a foreign and an absent address the same 404', async () => {
    visitor = { ...shop, actor: aCustomer(true) };
    const foreign = await callApi(`idendereco=${addressId}`);
    const absent = await callApi(`idendereco=${newId()}`);
    expect([foreign.statusCode, absent.statusCode]).toEqual([404, 404]);
    expect({ ...foreign.json(), requestId: '' }).toEqual({ ...absent.json(), requestId: '' });
    asVisitor();
    expect((await callApi(`idendereco=${addressId}`)).statusCode).toBe(404);
  });

  test('refuses delivery without an address', async () => {
    visitor = { ...shop, actor: ana };
    const answer = await callApi('tipoEntrega=DELIVERY');
    expect(answer.statusCode).toBe(422);
    expect(answer.json().message).toBe('O fornecedor não atende no endereço informado');
  });

  test.each(['tipoEntrega=AVIAO', 'totalprodutos=-1', 'totalprodutos=NaN', 'idendereco=1'])(
    'refuses %s',
    async (query) => {
      asVisitor();
      expect((await callApi(query)).statusCode).toBe(400);
    },
  );
});

describe('the fee alone', () => {
  const byCep = (cep: string, body: object) =>
    app.inject({ method: 'POST', url: `/v4/app/taxa-entrega/${shop.supplier.id}/${cep}`, payload: body });
  const byAddress = (query: string) =>
    app.inject({ url: `/v4/app/token/taxa-entrega/${shop.supplier.id}?${query}` });

  test('by CEP is that of the first way, with its first time', async () => {
    asVisitor();
    const id = await aProduct(shop, { price: 2000 });
    const carrinho = [{ id, quantidade: 2 }];
    const answer = await byCep('01310-100', { carrinho, tipoEntrega: 'DELIVERY', position: null });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      taxaentrega: 9.9,
      formaEntrega: { nome: 'Centro', agendamentos: [{ data_de_entrega: '2025-11-22' }] },
    });
    expect((await byCep('01310-100', { carrinho: [{ id, quantidade: 8 }] })).json().taxaentrega).toBe(0);
  });

  test('by CEP goes by what the screen has summed up: what is cheaper in a combo is not free by its parts', async () => {
    asVisitor();
    const carrinho = [{ id: await aProduct(shop, { price: 2000 }), quantidade: 8 }];
    const fee = async (totalprodutos: number) =>
      (await byCep('01310-100', { carrinho, tipoEntrega: 'DELIVERY', totalprodutos })).json().taxaentrega;
    expect([await fee(149.99), await fee(150)]).toEqual([9.9, 0]);
    expect((await byCep('01310-100', { carrinho, totalprodutos: -1 })).statusCode).toBe(400);
  });

  test('by CEP that fails says Mensagem and openModal', async () => {
    asVisitor();
    const carrinho = [{ id: await aProduct(shop, { price: 100 }), quantidade: 1 }];
    const little = await byCep('01310100', { carrinho, tipoEntrega: 'DELIVERY' });
    expect([little.statusCode, little.json()]).toMatchObject([
      422,
      {
        Mensagem: 'Nenhuma forma de entrega foi encontrada para esse endereço, itens ou valor de pedido.',
        openModal: true,
      },
    ]);
    const far = await byCep('99999999', { carrinho, tipoEntrega: 'DELIVERY' });
    expect(far.json()).toMatchObject({ Mensagem: 'O fornecedor não atende no endereço informado' });
    expect(far.json().openModal).toBeUndefined();
  });

  test.each([
    ['an empty cart', { carrinho: [] }],
    ['half a position', { carrinho: [{ id: newId(), quantidade: 1 }], position: { lat: 1 } }],
    ['no cart', {}],
  ])('by CEP refuses %s', async (_, body) => {
    asVisitor();
    expect((await byCep('01310100', body)).statusCode).toBe(400);
  });

  test('by address is of the saved cart, by what it costs', async () => {
    const client = aCustomer(true) as Customer;
    await shop.db.insert(clients).values({ id: client.clientId, kind: 'person', name: 'Bia' });
    const address = {
      label: '',
      street: 'Rua',
      number: '1',
      district: '',
      complement: '',
      city: 'São Paulo',
    };
    const { id } = await saveNewAddress(shop.db, client.clientId, {
      ...{ ...address, state: 'SP', country: 'Brasil', reference: '', primary: true },
      postalCode: '01310100',
    });
    visitor = { ...shop, actor: client };
    goods = { subtotal: centavos(149_99) };
    const query = `idendereco=${id}&tipoEntrega=DELIVERY`;
    expect((await byAddress(query)).json()).toMatchObject({ taxaentrega: 9.9 });
    goods = { subtotal: centavos(150_00) };
    expect((await byAddress(query)).json()).toMatchObject({ taxaentrega: 0 });
    goods = { subtotal: centavos(1) };
    expect((await byAddress(query)).json()).toMatchObject({ code: 'no-delivery-option', openModal: true });
    goods = {};
    expect((await byAddress('tipoEntrega=RETIRADA')).json().code).toBe('no-delivery-option');
  });
});

describe('where areas are drawn', () => {
  const centre = { latitude: -22.9, longitude: -47.06 };
  const near = { latitude: -22.91, longitude: -47.06 };
  let produtos: object[];
  let withPolygons: Context;
  beforeAll(async () => {
    withPolygons = { ...(await aShop(database.current, ['has-delivery'])), now: NOW };
    await createDeliveryArea(withPolygons.db, withPolygons.supplier.id, {
      name: 'Perto',
      bounds: { kind: 'radius', centre, metres: 5_000 },
      fee: centavos(700),
      position: 1,
    });
    await createDeliveryArea(withPolygons.db, withPolygons.supplier.id, {
      name: 'Campinas',
      bounds: { kind: 'postal-range', from: '13000000', to: '13139999' },
      fee: centavos(1500),
      position: 2,
    });
    produtos = [{ id: await aProduct(withPolygons, { price: 2000 }), quantidade: 1 }];
  });
  const callApi = async (cep: string, query = '') => {
    visitor = withPolygons;
    const url = `/v4/app/formas-entrega/${withPolygons.supplier.id}/${cep}${query}`;
    return app.inject({ method: 'POST', url, payload: { produtos } });
  };

  test('a CEP reaches the area that it lies in, as well as is known where it lies', async () => {
    positions.set('13010001', near);
    const [option] = (await callApi('13010-001')).json().formasEntrega;
    expect(option).toMatchObject({ nome: 'Perto', taxaEntrega: 7, aproximada: true });
    const carrinho = produtos;
    const url = `/v4/app/taxa-entrega/${withPolygons.supplier.id}/13010001`;
    const fee = await app.inject({ method: 'POST', url, payload: { carrinho } });
    expect(fee.json()).toMatchObject({ taxaentrega: 7, formaEntrega: { aproximada: true } });
  });

  test('where that is not known, its range holds, and the exact fee is said to come with the address', async () => {
    const [option] = (await callApi('13010002')).json().formasEntrega;
    expect(option).toMatchObject({ nome: 'Campinas', taxaEntrega: 15, aproximada: true });
  });

  test('without a range nobody gets that nothing is delivered: the address is requested', async () => {
    const answer = await callApi('13900000', '?tipoEntrega=DELIVERY');
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code: 'address-needed' });
    expect(answer.json().Mensagem).toContain('Informe o endereço completo');
  });

  test('so it is said of what it takes and then costs', async () => {
    await createDeliveryArea(withPolygons.db, withPolygons.supplier.id, {
      name: 'Valinhos',
      bounds: { kind: 'postal-range', from: '13270000', to: '13279999' },
      fee: centavos(1900),
      minimumOrder: centavos(900_00),
      position: 3,
    });
    const { facts } = (await callApi('13270000', '?tipoEntrega=DELIVERY')).json();
    expect(facts).toEqual({ pedidoMinimo: 900, taxaEntrega: 19, aproximada: true });
  });

  test('a CEP of another state, or one known to lie elsewhere, is not served', async () => {
    const code = async (cep: string) => (await callApi(cep)).json().code;
    expect(await code('69900970')).toBe('address-not-served');
    positions.set('13900001', { latitude: -22.7, longitude: -46.76 });
    expect(await code('13900001')).toBe('address-not-served');
  });

  test('one that is known to lie far from all that is drawn has the exact fee of its range', async () => {
    const far = { latitude: -22.7, longitude: -47.3 };
    positions.set('13010003', far);
    const [option] = (await callApi('13010003')).json().formasEntrega;
    expect(option).toMatchObject({ nome: 'Campinas', taxaEntrega: 15 });
    expect(option.aproximada).toBeUndefined();
    // The CEP of a whole town may be anywhere around its position.
    positions.set('13011000', far);
    expect((await callApi('13011000')).json().formasEntrega[0]).toMatchObject({ aproximada: true });
  });

  test('so does one whose range comes before all that is drawn, or one of a capital where nothing is', async () => {
    const range = async (name: string, from: string, position: number) =>
      createDeliveryArea(withPolygons.db, withPolygons.supplier.id, {
        name,
        bounds: { kind: 'postal-range', from, to: `${from.slice(0, 5)}999` },
        fee: centavos(2100),
        position,
      });
    await range('Barão Geraldo', '13083000', 0);
    await range('Centro de São Paulo', '01001000', 9);
    await range('Ourinhos', '19900000', 9);
    const said = async (cep: string) => (await callApi(cep)).json().formasEntrega[0].aproximada;
    expect(await said('13083852')).toBeUndefined();
    expect(await said('01001001')).toBeUndefined();
    expect(await said('19900001')).toBe(true);
  });

  test('who says where it is gets the exact fee, whatever the CEP', async () => {
    const [option] = (await callApi('13010002', '?lat=-22.91&lng=-47.06')).json().formasEntrega;
    expect(option).toMatchObject({ nome: 'Perto', taxaEntrega: 7 });
    expect(option.aproximada).toBeUndefined();
  });
});
