import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, test } from 'vitest';
import { addressesOf } from '#features/addresses/server/addresses-of.ts';
import { aShopper } from '#features/cart/server/testing/a-shopper.ts';
import { appOf } from '#features/cart/server/testing/app-of.ts';
import { aProduct } from '#features/catalog/server/testing/a-shop.ts';
import { noGateways } from '#features/payments/server/testing/no-gateways.ts';
import type { Context } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { orderFromWire, orderToWire } from '../../contract/order/order.wire.ts';
import { orderSummaryFromWire, orderSummaryToWire } from '../../contract/read/order-summary.wire.ts';
import { orderDraftFromWire, orderDraftToWire } from '../../contract/submit/submit-order.wire.ts';
import { submitFactsFromWire } from '../../contract/submit/submit-refusal.wire.ts';
import { submitFailure } from '../../contract/texts.ts';
import { aCheckout, aDraft, type Checkout } from '../testing/a-checkout.ts';
import { auditOrders } from '../testing/audit.ts';
import { orderRoutes } from './orders.routes.ts';

const database = testDatabase();
let checkout: Checkout;
let app: FastifyInstance;
let who: Context;

beforeEach(async () => {
  checkout = await aCheckout(database.current);
  who = checkout.shopper;
  app ??= await appOf(
    (app) => orderRoutes(app, noGateways),
    () => who,
  );
});

const clientId = () => checkout.shopper.actor.clientId;

async function post(payload: object, headers: Record<string, string> = {}, tail = '') {
  const url = `/v2/app/handle/usuario/${clientId()}/pedido${tail}`;
  const answer = await app.inject({ method: 'POST', url, payload, headers });
  return { status: answer.statusCode, body: answer.json() };
}
const payloadOf = (units: Record<string, number>) => orderDraftToWire(aDraft(checkout, units));
const read = async (url: string) => {
  const answer = await app.inject({ url });
  return { status: answer.statusCode, body: answer.json() };
};

describe('submit', () => {
  test('answers what the specification reads of an order', async () => {
    const id = await aProduct(who, { name: 'Café', price: 1990 });
    const { status, body } = await post({
      ...payloadOf({ [id]: 2 }),
      formaPagamento: { idformapagto: checkout.pix, temForma: true },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      totalpedido: 39.8,
      taxaentrega: 0,
      idcliente: clientId(),
      dadospedido: { cupom: null },
      status: 'ENVIADO',
      mensagemErro: '',
      mensagemSucesso: 'Pedido enviado com sucesso! Agora falta o pagamento.',
      itensName: ['Café'],
      pix: { txid: `PED${body.numpedido}` },
    });
    expect(body.pix.copiaecola).toMatch(/^000201/);
    expect(body.pagamento.pix).toEqual(body.pix);
  });

  test('nothing that a client says of price, fee, channel, people or places is believed', async () => {
    const id = await aProduct(who, { price: 1990 });
    const honest = payloadOf({ [id]: 2 });
    const { status, body } = await post({
      ...honest,
      itens: honest.itens.map((item) => ({
        ...item,
        preco: 0.01,
        precoatendente: 0.01,
        total: 0.02,
        desconto: 100,
      })),
      tipoEntrega: 'DELIVERY',
      taxaentrega: 0,
      formaEntrega: { taxaEntrega: 0 },
      enderecoentrega: { idendereco: checkout.addressId, rua: 'Outra', coords: { lat: 0, lng: 0 } },
      lojaRetira: { nome: 'Minha loja', coordenadas_loja: { latitude: 1, longitude: 2 } },
      total: 0.01,
      totalpedido: 0.01,
      subtotal: 0.01,
      desconto: 999,
      percentualDesconto: 100,
      canalVenda: 'MANUAL',
      representante: { id: newId() },
      usuarioVinculado: { id_usuario: newId() },
      idapikeys: newId(),
      idcliente: newId(),
      status: 'PAGO',
      enderecofaturamento: { idendereco: newId() },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      totalpedido: 49.7,
      taxaentrega: 9.9,
      idcliente: clientId(),
      status: 'ENVIADO',
    });
    const { body: order } = await read(`/v2/app/handle/order/${body.numpedido}`);
    expect(order).toMatchObject({
      subtotal: 39.8,
      desconto: 0,
      emitidoPor: 'Ana Souza',
      itens: [{ preco: 19.9, total: 39.8 }],
      entrega: { tipoEntrega: 'DELIVERY', enderecoentrega: { rua: 'Avenida Paulista' } },
    });
    const rows = await database.current.db.execute(
      `select channel, user_id from orders where supplier_id = '${who.supplier.id}'`,
    );
    expect(rows.rows).toEqual([{ channel: 'WEB', user_id: checkout.shopper.actor.userId }]);
  });

  const BILLING = {
    rua: 'Rua da Nota',
    numero: '7',
    bairro: 'Centro',
    complemento: '',
    cidade: 'Santos',
    uf: 'SP',
    cep: '11010-000',
  };
  const ordered = async (payload: object) => {
    const { status, body } = await post(payload);
    expect(status, JSON.stringify(body)).toBe(200);
    return (await read(`/v2/app/handle/order/${body.numpedido}`)).body;
  };

  test('the order holds the billing address that its principal sends, and where it goes', async () => {
    const id = await aProduct(who);
    const enderecoentrega = { idendereco: checkout.addressId, coords: { lat: -23.9, lng: -46.3 } };
    const order = await ordered({
      ...payloadOf({ [id]: 1 }),
      tipoEntrega: 'DELIVERY',
      enderecoentrega,
      enderecofaturamento: BILLING,
    });
    expect(order.enderecofaturamento).toEqual({ ...BILLING, cep: '11010000', pais: 'Brasil' });
    const [stored] = await addressesOf(who);
    const at = stored?.position ?? { latitude: -23.9, longitude: -46.3 };
    expect(order.entrega.enderecoentrega).toMatchObject({
      pais: 'Brasil',
      coords: { lat: at.latitude, lng: at.longitude },
    });
    expect(order.idapikeys).toBeUndefined();
  });

  test('a system’s order names its key, and takes the client’s stored billing address', async () => {
    const id = await aProduct(who);
    const apiKeyId = newId();
    who = {
      ...checkout.shopper,
      actor: { ...checkout.shopper.actor, capacity: 'integration', apiKeyId },
    } as Context;
    const order = await ordered({
      ...payloadOf({ [id]: 1 }),
      idapikeys: newId(),
      enderecofaturamento: BILLING,
    });
    expect(order.idapikeys).toBe(apiKeyId);
    expect(order.enderecofaturamento).toBeUndefined();
  });

  test('a store is found by the place that a client names, and an unknown place by none', async () => {
    const id = await aProduct(who);
    const honest = payloadOf({ [id]: 1 });
    const first = await ordered(honest);
    const { coordenadas_loja, descricao_endereco_loja, nome } = first.entrega.lojaRetira;
    const there = await ordered({
      ...payloadOf({ [id]: 2 }),
      formaEntrega: {},
      lojaRetira: { coordenadas_loja },
    });
    expect(there.entrega.lojaRetira.nome).toBe(nome);
    const named = await ordered({
      ...payloadOf({ [id]: 3 }),
      formaEntrega: {},
      lojaRetira: { descricao_endereco_loja },
    });
    expect(named.entrega.lojaRetira.nome).toBe(nome);
    const nowhere = await post({
      ...payloadOf({ [id]: 4 }),
      formaEntrega: {},
      lojaRetira: { coordenadas_loja: { latitude: 0, longitude: 0 } },
    });
    expect([nowhere.status, nowhere.body.code]).toEqual([422, 'no-delivery-option']);
  });

  test.each([[-1], ['1,5'], ['2'], [[]], [null], [1e308], [2 ** 53 + 1]])(
    'a quantity of %o is no order',
    async (quantidade) => {
      const id = await aProduct(who);
      const payload = { ...payloadOf({ [id]: 1 }), itens: [{ id, quantidade }] };
      expect((await post(payload)).status).toBe(400);
      expect(await auditOrders(who)).toBe(0);
    },
  );

  test('a quantity that rounds to nothing is an empty cart, with the specification’s sentence', async () => {
    const id = await aProduct(who);
    const { status, body } = await post({ ...payloadOf({}), itens: [{ id, quantidade: 0.0004 }] });
    expect(status).toBe(422);
    expect(body).toMatchObject({
      code: 'empty-cart',
      message: 'O carrinho está vazio. Experimente adicionar alguns produtos',
    });
  });

  test('an identical order is refused, with the number of the first', async () => {
    const id = await aProduct(who);
    const { body: first } = await post(payloadOf({ [id]: 1 }));
    for (const tail of ['', '/duplicidade']) {
      const { status, body } = await post(payloadOf({ [id]: 1 }), {}, tail);
      expect(status).toBe(409);
      expect(body.message).toBe('Um pedido idêntico foi feito há poucos segundos.');
      expect(submitFactsFromWire(body.facts).previous).toBe(first.numpedido);
    }
  });

  test('the same key gives the same response, and the duplicate check returns its order', async () => {
    const id = await aProduct(who);
    const key = { 'idempotency-key': 'x'.repeat(255) };
    expect(await post(payloadOf({ [id]: 1 }), key, '/duplicidade')).toEqual({ status: 200, body: {} });
    const first = await post(payloadOf({ [id]: 1 }), key);
    expect(await post(payloadOf({ [id]: 1 }), key)).toEqual(first);
    expect(await post(payloadOf({ [id]: 1 }), key, '/duplicidade')).toEqual({
      status: 200,
      body: { numpedido: first.body.numpedido },
    });
    expect(await post(payloadOf({ [id]: 2 }), key)).toMatchObject({
      status: 422,
      body: { code: 'key-reused' },
    });
    const long = await post(payloadOf({ [id]: 3 }), { 'idempotency-key': 'x'.repeat(256) });
    expect(long).toMatchObject({ status: 400, body: { code: 'invalid-key' } });
  });

  test('what is missing is named, for the sentence that the shopper reads', async () => {
    const id = await aProduct(who, { name: 'Café', stock: 0 });
    const { status, body } = await post(payloadOf({ [id]: 1 }));
    expect(status).toBe(409);
    expect(submitFailure(body.message, submitFactsFromWire(body.facts).itemNames)).toBe(
      'Erro ao submeter seu pedido. Não há estoque para todos os itens. Itens: Café',
    );
  });

  test('another total than the one seen charges nothing and shows the new one', async () => {
    const id = await aProduct(who, { price: 1990 });
    const { status, body } = await post({ ...payloadOf({ [id]: 1 }), totalConferido: 19.89 });
    expect(status).toBe(409);
    expect(submitFactsFromWire(body.facts)).toMatchObject({
      total: 1990,
      deliveryFee: 0,
      lines: [{ product: { id }, price: { total: 1990 } }],
    });
    expect((await post({ ...payloadOf({ [id]: 1 }), totalConferido: 19.9 })).status).toBe(200);
  });

  test('an address of another client gets the 404 of one that is not there', async () => {
    const id = await aProduct(who);
    const other = await aCheckout(database.current);
    const to = (idendereco: string) =>
      post({ ...payloadOf({ [id]: 1 }), tipoEntrega: 'DELIVERY', enderecoentrega: { idendereco } });
    const [foreign, absent] = [await to(other.addressId), await to(newId())];
    expect(foreign.status).toBe(404);
    expect({ ...foreign.body, requestId: '' }).toEqual({ ...absent.body, requestId: '' });
  });

  test('a note is stored as it was written; one that no database can store is refused', async () => {
    const id = await aProduct(who);
    const anotacoes = '<b>"Olá"</b>\n— deixar na portaria 🙂';
    const { body } = await post({ ...payloadOf({ [id]: 1 }), anotacoes });
    const { body: order } = await read(`/v2/app/handle/order/${body.numpedido}`);
    expect(order.anotacoes).toBe(anotacoes);
    expect((await post({ ...payloadOf({ [id]: 2 }), anotacoes: 'a\0b' })).status).toBe(400);
  });

  test('visitors are asked to log in', async () => {
    who = checkout.shop;
    expect((await post(payloadOf({}))).status).toBe(401);
  });
});

describe('reading', () => {
  test('the list is newest first, in pages, with a glance at each order, and one’s own', async () => {
    const ids = await Promise.all(Array.from({ length: 6 }, (_, n) => aProduct(who, { name: `P${n}` })));
    const numbers: number[] = [];
    for (let index = 0; index < 22; index += 1) {
      who = { ...checkout.shopper, now: checkout.shopper.now + index * 1000 };
      const units =
        index === 21 ? Object.fromEntries(ids.map((id) => [id, 1])) : { [ids[0] ?? '']: index + 1 };
      numbers.unshift((await post(payloadOf(units))).body.numpedido);
    }
    const list = `/v2/app/pedido/cliente/${clientId()}`;
    const { body: first } = await read(`${list}?idusuariovinculado=&clientevinculadoprincipal=true`);
    const { body: second } = await read(`${list}?page=2`);
    const listed = [...first.pedidos, ...second.pedidos];
    expect(listed.map((order: { numpedido: number }) => order.numpedido)).toEqual(numbers);
    expect([first.temMais, second.temMais, second.pedidos.length]).toEqual([true, false, 2]);
    expect(first.pedidos[0]).toMatchObject({ quantidadeItens: 6, tipoEntrega: 'RETIRADA', totalpedido: 60 });
    expect(first.pedidos[0].primeirosItens).toHaveLength(4);
    expect((await read(`${list}?tipoEntrega=DELIVERY`)).body.pedidos).toEqual([]);
    for (const order of first.pedidos) expect(orderSummaryToWire(orderSummaryFromWire(order))).toEqual(order);
    who = await aShopper(checkout.shop);
    expect((await read(list)).body).toEqual({ pedidos: [], page: 1, temMais: false });
  });

  test('another client’s order, and one of another supplier, get the 404 of one that is not there', async () => {
    const id = await aProduct(who);
    const { body } = await post(payloadOf({ [id]: 1 }));
    const mine = `/v2/app/handle/order/${body.numpedido}`;
    expect((await read(mine)).status).toBe(200);
    const absent = await read('/v2/app/handle/order/999999999');
    const elsewhere = await aCheckout(database.current);
    for (const other of [
      await aShopper(checkout.shop),
      { ...elsewhere.shop, actor: checkout.shopper.actor },
    ]) {
      who = other;
      const foreign = await read(mine);
      expect(foreign.status).toBe(404);
      expect({ ...foreign.body, requestId: '' }).toEqual({ ...absent.body, requestId: '' });
    }
  });

  test('the browser reads back what the server wrote', async () => {
    const id = await aProduct(who, { picture: 'foto' });
    const payload = {
      ...payloadOf({ [id]: 1 }),
      tipoEntrega: 'DELIVERY',
      enderecoentrega: { idendereco: checkout.addressId },
      formaPagamento: { idformapagto: checkout.pix },
    };
    const { body } = await post(payload);
    const { body: order } = await read(`/v2/app/handle/order/${body.numpedido}`);
    expect(orderToWire(orderFromWire(order), () => order.pagamento.pix.qrcode)).toEqual(order);
  });

  test('a draft survives the wire', () => {
    const draft = aDraft(
      checkout,
      { [newId()]: 1.5 },
      {
        deliveryType: 'delivery',
        addressId: newId(),
        optionId: newId(),
        slot: { slotId: newId(), date: '2026-11-23' },
        note: 'n',
        customerOrderNumber: 'c',
      },
    );
    expect(orderDraftFromWire(orderDraftToWire(draft))).toEqual(draft);
  });
});
