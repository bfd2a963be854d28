/** Each tag of spec 6 that the server evaluates, off and on, through the composed server. */

import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setCustomer } from '#features/accounts/server/clients/customers.store.ts';
import { hashPassword } from '#features/accounts/server/identity/passwords.ts';
import { createClientAccount } from '#features/accounts/server/registration/create-client-account.ts';
import { putCatalog } from '#features/catalog/server/products/edit/put-catalog.ts';
import { createDeliveryArea } from '#features/delivery/server/areas/create-delivery-area.ts';
import { createPaymentMethod } from '#features/payments/server/methods/create-payment-method.ts';
import type { SupplierTag } from '#features/suppliers/domain/tags/tags.ts';
import { createSupplier } from '#features/suppliers/server/create-supplier.ts';
import { defined } from '#kernel/defined.ts';
import { EMPTY_UUID } from '#kernel/ids.ts';
import { centavos } from '#kernel/money.ts';
import { NONE, thousandths } from '#kernel/quantity.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { type Login, logIn, send, smallServer } from '../src/testing/small-server.ts';
import { ATLAS } from '../src/testing/small-shops.ts';
import { PASSWORD } from '../src/testing/small-world.ts';

const database = testDatabase();
let app: FastifyInstance;
let passwordHash: string;
const client = { approved: '', waiting: '' };
const email = { approved: 'ana@exemplo.com.br', waiting: 'novo@exemplo.com.br' };

beforeAll(async () => {
  app = await smallServer(database.current);
  passwordHash = await hashPassword(PASSWORD);
  const { db } = database.current;
  for (const [who, document] of [
    ['approved', '52998224725'],
    ['waiting', '11144477735'],
  ] as const) {
    const { clientId } = await createClientAccount(db, {
      kind: 'person',
      name: who,
      email: email[who],
      document,
      password: { hash: passwordHash },
    });
    client[who] = clientId;
  }
});
afterAll(() => app.close());

interface Shop {
  readonly id: string;
  readonly cash: string;
  readonly pix: string;
  readonly storeId: string;
}

let made = 0;

/** Units of R$ 10.00, six to a box; R$ 8.00 from twelve on; 5 % less with Pix. */
async function shopWith(tags: readonly SupplierTag[]): Promise<Shop> {
  made += 1;
  const slug = `loja-${made}`;
  return database.current.transaction(async (db) => {
    const { id, stores } = await createSupplier(db, { ...ATLAS, slug, name: slug, tags, domains: [] });
    const ordinary = { description: '', deliveryTypes: ['delivery', 'pickup'] } as const;
    const cash = await createPaymentMethod(db, id, {
      ...ordinary,
      kind: 'cash-on-delivery',
      name: 'Dinheiro',
      priceVariance: 0,
      position: 0,
    });
    const pix = await createPaymentMethod(db, id, {
      ...ordinary,
      kind: 'pix',
      name: 'Pix',
      priceVariance: -500,
      pix: { key: 'loja@exemplo.com.br', name: 'Loja', city: 'Sao Paulo' },
      position: 1,
    });
    await createDeliveryArea(db, id, {
      name: 'São Paulo',
      bounds: { kind: 'postal-range', from: '01000000', to: '05999999' },
      fee: centavos(900),
      position: 0,
    });
    await putCatalog(
      db,
      id,
      [{ slug: 'tudo', name: 'Tudo', children: [] }],
      [
        {
          sku: 'CANETA',
          name: 'Caneta',
          brand: '',
          description: '',
          categoryPath: 'tudo',
          unit: 'un',
          price: centavos(1_000),
          wholesale: { minimum: thousandths(12_000), price: centavos(800) },
          tiers: [],
          increments: { step: thousandths(1_000), minimum: NONE },
          multiple: thousandths(6_000),
          tags: [],
          ground: 1,
          popularity: 1,
        },
      ],
    );
    for (const who of ['approved', 'waiting'] as const)
      await setCustomer(db, id, client[who], { approved: who === 'approved' });
    return { id, cash, pix, storeId: stores[0]?.id ?? '' };
  });
}

const get = async (url: string, cookie?: string) =>
  (await send(app, { url, ...defined({ headers: cookie === undefined ? undefined : { cookie } }) })).json();

const firstProduct = async ({ id }: Shop, query = '') =>
  (await get(`/v1/app/${id}/listaprodutosf/token${query}`)).data.dados[0];

/** Where only one delivery type is offered, requests for the other get that one. */
const offers = async (shop: Shop, type: 'DELIVERY' | 'RETIRADA'): Promise<boolean> => {
  const { id: product } = await firstProduct(shop);
  const answer = await send(app, {
    method: 'POST',
    url: `/v4/app/formas-entrega/${shop.id}/01310100?tipoEntrega=${type}`,
    payload: { produtos: [{ id: product, quantidade: 1 }] },
  });
  const options: { readonly tipoEntrega: string }[] = answer.json().formasEntrega ?? [];
  return options.some(({ tipoEntrega }) => tipoEntrega === type);
};

const order = async (shop: Shop, { handle, clientId, cookie }: Login) => {
  const list = await get(`/v1/app/${shop.id}/listaprodutosf/${handle}`, cookie);
  const [{ id }] = list.data.dados;
  return send(app, {
    method: 'POST',
    url: `/v2/app/${handle}/usuario/${clientId}/pedido`,
    headers: { cookie },
    payload: {
      itens: [{ id, quantidade: 1 }],
      idfornecedor: shop.id,
      tipoEntrega: 'RETIRADA',
      lojaRetira: { idloja: shop.storeId },
      formaPagamento: { idformapagto: shop.cash },
    },
  });
};

type Question = (shop: Shop) => Promise<boolean>;

/** True with the tag, false without it. */
const SERVED: Readonly<Partial<Record<SupplierTag, Question>>> = {
  'enable-google-analytics-ga4-version-tag-events': async ({ id }) => {
    const url = `/v4/log/google-analytics/${id}`;
    const headers = { 'x-cookie-performance': 'true', cookie: 'consent=1111.1.1795000000' };
    const answer = await send(app, { method: 'POST', url, headers, payload: { event: 'view_item' } });
    return answer.json().registrado;
  },
  'support-price-variance-by-payment': async (shop) =>
    (await firstProduct(shop, `?formapagamento=${shop.pix}`)).preco < 10,
  'enable-recommendation-system': async ({ id }) => {
    const { sucesso, produtos } = await get(`/v4/sugestao/produtos/${id}/${EMPTY_UUID}?visao=HOME`);
    return sucesso && produtos.length > 0;
  },
  'disable-product-multiple': async (shop) => {
    const { id } = await firstProduct(shop);
    const url = `/v2/app/token/fornecedor/${shop.id}/produto/${id}?quantidade=2`;
    return (await get(url)).precoquantidade.preco === 10;
  },
  'has-delivery': (shop) => offers(shop, 'DELIVERY'),
  'has-collect': (shop) => offers(shop, 'RETIRADA'),
  'support-budget': async (shop) => {
    const placed = await order(shop, await logIn(app, email.approved, shop.id));
    expect([placed.statusCode, placed.body]).toEqual([200, expect.anything()]);
    return placed.json().status === 'ORCAMENTO_NOVO';
  },
  'block-not-approved-user': async ({ id }) => {
    const answer = await send(app, {
      method: 'POST',
      url: '/v1/app/token/usuario/autenticar',
      payload: { cpf: email.waiting, senha: PASSWORD, idfornecedor: id },
    });
    return answer.statusCode !== 200;
  },
  'restrict-not-approved-user-submission': async (shop) => {
    const placed = await order(shop, await logIn(app, email.waiting, shop.id));
    return placed.statusCode === 403;
  },
  'hide-price-for-logged-out-customers': async (shop) => (await firstProduct(shop)).preco === undefined,
};

/** Other tags that a shop needs for the check. */
const NEEDED: Readonly<Partial<Record<SupplierTag, readonly SupplierTag[]>>> = {
  'support-budget': ['has-collect'],
  'restrict-not-approved-user-submission': ['has-collect'],
  'has-collect': ['has-delivery'],
  'has-delivery': ['has-collect'],
};

test.each(Object.keys(SERVED) as SupplierTag[])('%s is switched off and on', async (tag) => {
  const question = SERVED[tag] as Question;
  const needed = NEEDED[tag] ?? [];
  expect(await question(await shopWith(needed))).toBe(false);
  expect(await question(await shopWith([...needed, tag]))).toBe(true);
});

test('a call that names no payment method is priced by the client’s current one', async () => {
  const shop = await shopWith(['support-price-variance-by-payment', 'has-collect']);
  const { handle, clientId, cookie } = await logIn(app, email.approved, shop.id);
  const list = `/v1/app/${shop.id}/listaprodutosf/${handle}`;
  const { id, preco } = (await get(list, cookie)).data.dados[0];
  expect(preco).toBe(10);
  const chosen = await send(app, {
    method: 'PUT',
    url: `/v4/client/${clientId}/supplier/${shop.id}/forma-pagamento`,
    headers: { cookie },
    payload: { idformapagto: shop.pix },
  });
  expect(chosen.statusCode).toBe(200);
  expect((await get(list, cookie)).data.dados[0].preco).toBe(9.5);
  const detail = `/v2/app/${handle}/fornecedor/${shop.id}/produto/${id}`;
  expect((await get(detail, cookie)).preco).toBe(9.5);
  const cart = `/v2/app/${handle}~${clientId}/usuario/${clientId}/cart?idfornecedor=${shop.id}`;
  const saved = await send(app, {
    method: 'POST',
    url: cart,
    headers: { cookie },
    payload: { cartItens: [{ id, quantidade: 1 }] },
  });
  expect(saved.json().total).toBe(9.5);
  expect((await get(`${cart}&idformapagamento=${shop.cash}`, cookie)).total).toBe(10);
  // Nobody else's prices change.
  expect((await firstProduct(shop)).preco).toBe(10);
});

test('every tag is served to the screens, which read the others', async () => {
  const tags: SupplierTag[] = [
    'use-new-style-page',
    'requires-supplier-to-access',
    'requires-address-to-access',
    'use-primary-address',
    'uses-single-address',
    'store-prefers-delivery-with-pickup',
    'uses-share-coupom',
  ];
  const { id } = await shopWith(tags);
  const { fornecedores } = await get(`/v2/app/token/fornecedor?idfornecedor=${id}`);
  expect(fornecedores[0].tags).toEqual(tags);
  expect([...tags, ...Object.keys(SERVED)].length).toBe(17);
});
