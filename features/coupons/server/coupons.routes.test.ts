/** The coupon calls over HTTP. Spec 7, coupons. */

import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { setCustomer } from '#features/accounts/server/clients/customers.store.ts';
import { createClientAccount } from '#features/accounts/server/registration/create-client-account.ts';
import { createStaff } from '#features/accounts/server/staff/create-staff.ts';
import { aProduct, aShop } from '#features/catalog/server/testing/a-shop.ts';
import { defined } from '#kernel/defined.ts';
import { centavos } from '#kernel/money.ts';
import { thousandths } from '#kernel/quantity.ts';
import type { Actor, Customer } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import { httpApp } from '#platform/http/http-app.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { AUTOMATIC_IS_BETTER } from '../contract/texts.ts';
import type { CouponGoods } from '../domain/coupon-goods.ts';
import { addPurchase } from './coupon-buyers.store.ts';
import { couponsRoutes } from './coupons.routes.ts';
import { createCoupon, type NewCoupon } from './create-coupon.ts';
import { panelCouponsRoutes } from './panel-coupons.routes.ts';
import { saveReferralTerms } from './referral-terms.store.ts';

const database = testDatabase();
let app: FastifyInstance;
let shop: Context;
let actor: Actor;
let goods: CouponGoods[];
let ana: Customer;

const ten = { kind: 'percent', basisPoints: 1000 } as const;

beforeAll(async () => {
  app = await httpApp({ trustedProxies: [] });
  app.decorate('contextOf', async (request, reply) => ({ ...shop, actor, request, reply }));
  couponsRoutes(app, { savedGoods: async () => ({ goods, automatic: true }) });
  panelCouponsRoutes(app);
});
afterAll(() => app.close());

beforeEach(async () => {
  shop = await aShop(database.current, ['uses-share-coupom']);
  ana = await customer('Ana');
  actor = ana;
  const productId = await aProduct(shop);
  goods = [{ productId, quantity: thousandths(1000), total: centavos(4_770), hasPolicy: false }];
});

async function customer(name: string): Promise<Customer> {
  const { db, supplier } = shop;
  const email = `${newId()}@exemplo.com.br`;
  const account = await createClientAccount(db, { kind: 'person', name, email, password: { hash: 'none' } });
  await setCustomer(db, supplier.id, account.clientId, { approved: true });
  return {
    kind: 'customer',
    clientKind: 'person',
    sessionId: newId(),
    ...account,
    name,
    capacity: 'principal',
    approved: true,
  };
}

const coupon = (more: Partial<NewCoupon> = {}) =>
  createCoupon(shop.db, shop.supplier.id, { code: 'DEZ', discount: ten, ...more }, shop.now);

const clientId = (): string => (actor.kind === 'customer' ? actor.clientId : newId());

const get = (url: string) => app.inject({ method: 'GET', url });
const check = async (code: string, query = '') => {
  const base = `/v2/app/cupom-desconto/validar-desconto/fornecedor/${shop.supplier.id}/cliente/${clientId()}/cupom/`;
  const answer = await get(`${base}${encodeURIComponent(code)}?canalVenda=WEB${query}`);
  return { status: answer.statusCode, body: answer.json() };
};

describe('a code is checked', () => {
  test('in any spelling, with what it gives for the saved cart', async () => {
    await coupon({ showsPrices: true, minimum: centavos(1000) });
    expect(await check(' dez ')).toMatchObject({
      status: 200,
      body: {
        valido: true,
        error: '',
        percentualDesconto: 10,
        desconto: 4.77,
        cupom: {
          codigocupom: 'DEZ',
          tipodesconto: '%',
          produtosComDesconto: [],
          nao_usar_com_politica: false,
          habilitar_visualizacao_desconto: true,
          aplicacao_automatica: false,
          valorMinimo: 10,
        },
      },
    });
  });

  test('and an invalid one says what is missing', async () => {
    await coupon({ minimum: centavos(6000) });
    expect((await check('DEZ')).body).toEqual({
      valido: false,
      error: 'Este cupom vale para compras a partir de R$\u00a060,00. Faltam R$\u00a012,30.',
      percentualDesconto: 0,
      desconto: 0,
      cupom: null,
    });
  });

  test('against the automatic one, which stays where it gives as much', async () => {
    await coupon({ code: 'SEMPRE', automatic: true });
    await coupon({ code: 'VINTE', discount: { kind: 'percent', basisPoints: 2000 } });
    await coupon();
    expect((await check('DEZ')).body).toMatchObject({ valido: true, aviso: AUTOMATIC_IS_BETTER });
    expect((await check('SEMPRE', '&codigocupomautomatico=sempre')).body.aviso).toBe(AUTOMATIC_IS_BETTER);
    expect((await check('VINTE')).body.aviso).toBeUndefined();
  });

  test('for visitors only after they log in', async () => {
    await coupon();
    actor = { kind: 'visitor' };
    expect((await check('DEZ')).body).toMatchObject({ valido: false, error: 'Entre para usar cupons.' });
    expect((await check('NADA')).body).toMatchObject({ valido: false, error: 'Entre para usar cupons.' });
  });

  test('ten unknown times in five minutes; then nobody looks, whatever the code', async () => {
    await coupon();
    for (let tried = 0; tried < 10; tried += 1) {
      expect((await check(`NADA${tried}`)).body.error).toBe('Cupom não encontrado. Confira o código.');
    }
    expect((await check('DEZ')).status).toBe(429);
    shop = { ...shop, now: shop.now + 5 * 60_000 };
    expect((await check('DEZ')).body.valido).toBe(true);
  });

  test('fifty unknown times from one address, by however many clients', async () => {
    const statuses = new Map<number, number>();
    for (let client = 0; client < 6; client += 1) {
      actor = await customer('Bia');
      const answers = await Promise.all(Array.from({ length: 10 }, (_, tried) => check(`NADA${tried}`)));
      for (const { status } of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect(Object.fromEntries(statuses)).toEqual({ 200: 50, 429: 10 });
  });
});

describe('a client is offered', () => {
  const offered = async (query = '') =>
    (await get(`/v2/app/cupom-desconto/cliente/${clientId()}?${query}`))
      .json()
      .cupons.map((one: { codigocupom: string }) => one.codigocupom);

  test('the listed coupons and their own, the newest first, if they can be used', async () => {
    const at = (minute: number) => ({ ...shop, now: shop.now + minute * 60_000 });
    const make = (minute: number, more: Partial<NewCoupon>) =>
      createCoupon(shop.db, shop.supplier.id, { code: 'X', discount: ten, ...more }, at(minute).now);
    await make(1, { code: 'LISTADO', listed: true });
    await make(2, { code: 'OCULTO' });
    await make(3, { code: 'DELA', clientId: ana.clientId });
    await make(4, { code: 'DEOUTRA', clientId: (await customer('Bia')).clientId, listed: true });
    await make(5, { code: 'VENCIDO', listed: true, until: shop.now - 1 });
    await make(6, { code: 'SOPIX', listed: true, paymentMethodIds: [newId()] });
    expect(await offered()).toEqual(['SOPIX', 'DELA', 'LISTADO']);
    expect(await offered('onlyLast=true')).toEqual(['SOPIX']);
    expect(await offered(`idformapagamento=${newId()}`)).toEqual(['DELA', 'LISTADO']);
    expect(await offered('available=false')).toEqual(['SOPIX', 'VENCIDO', 'DELA', 'LISTADO']);
  });

  test('no first purchase after it', async () => {
    await coupon({ firstPurchase: true, listed: true });
    expect(await offered()).toEqual(['DEZ']);
    await addPurchase(shop.db, shop.supplier.id, ana.clientId);
    expect(await offered()).toEqual([]);
  });
});

describe('a referral', () => {
  const referral = async () => get(`/v2/app/cupom-desconto/indicacao/${clientId()}`);
  const terms = { description: 'Bem-vindo', discount: ten, minimum: centavos(1000) };

  test('is made on first ask, once, also when two ask at the same time', async () => {
    await saveReferralTerms(shop.db, shop.supplier.id, terms);
    const answers = await Promise.all([referral(), referral(), referral()]);
    const codes = new Set(answers.map((answer) => answer.json().cupom.codigocupom));
    expect(codes.size).toBe(1);
    const [code] = codes;
    expect(code).toMatch(/^[A-Z2-9]{10}$/);
    expect(answers[0]?.json()).toMatchObject({ link: `/${shop.supplier.slug}?cupom=${code}`, usos: 0 });
  });

  test('is for somebody else’s first purchase', async () => {
    await saveReferralTerms(shop.db, shop.supplier.id, terms);
    const { codigocupom: code } = (await referral()).json().cupom;
    expect((await check(code)).body).toMatchObject({
      valido: false,
      error: expect.stringContaining('indicação'),
    });
    actor = await customer('Bia');
    expect((await check(code)).body).toMatchObject({ valido: true, desconto: 4.77 });
    await addPurchase(shop.db, shop.supplier.id, clientId());
    expect((await check(code)).body.error).toBe('Este cupom vale só para a primeira compra.');
  });

  test('is not there without terms, nor without the tag', async () => {
    expect((await referral()).statusCode).toBe(404);
    await saveReferralTerms(shop.db, shop.supplier.id, terms);
    shop = { ...shop, supplier: { ...shop.supplier, tags: new Set() } };
    expect((await referral()).statusCode).toBe(404);
  });
});

describe('in the panel', () => {
  const send = async (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    payload?: object,
  ) => {
    const url = `/v4/painel/${shop.supplier.id}/${path}`;
    const answer = await app.inject({ method, url, ...defined({ payload }) });
    return { status: answer.statusCode, body: answer.json() };
  };
  const wanted = { codigocupom: 'verão 10', descricao: 'Verão', tipodesconto: '%', percentualDesconto: 12.5 };

  beforeEach(async () => {
    const staff = {
      name: 'Dora',
      email: `${newId()}@exemplo.com.br`,
      passwordHash: 'none',
      administrator: false,
    };
    const memberships = [{ supplierId: shop.supplier.id, role: 'owner' as const }];
    await createStaff(shop.db, { ...staff, memberships });
    const { rows } = await shop.db.execute<{ id: string }>(
      `select id from staff where email = '${staff.email}'`,
    );
    actor = {
      kind: 'staff',
      sessionId: newId(),
      staffId: rows[0]?.id ?? '',
      name: 'Dora',
      standing: 'owner',
    };
  });

  test('a coupon is made, changed, disabled, listed, and each change is written down', async () => {
    const { status, body } = await send('POST', 'cupons', wanted);
    expect(status).toBe(200);
    expect(body).toMatchObject({ codigocupom: 'VERAO10', percentualDesconto: 12.5, ativo: true, usos: 0 });
    const changed = {
      ...wanted,
      tipodesconto: 'R$',
      valorDesconto: 20,
      limite: 5,
      validoAte: '2026-12-24T03:00:00Z',
    };
    expect(await send('PUT', `cupons/${body.idcupom}`, changed)).toMatchObject({
      body: { tipodesconto: 'R$', valorDesconto: 20, limite: 5, validoAte: '2026-12-24T03:00:00.000Z' },
    });
    expect(await send('DELETE', `cupons/${body.idcupom}`)).toMatchObject({ body: { ativo: false } });
    expect(await send('GET', 'cupons')).toMatchObject({ body: { total: 1, dados: [{ ativo: false }] } });
    const { rows } = await shop.db.execute(
      `select action from audit_events where supplier_id = '${shop.supplier.id}' order by id`,
    );
    expect(rows.map((row) => row.action)).toEqual(['coupon.made', 'coupon.changed', 'coupon.changed']);
  });

  test.each([
    [{ codigocupom: 'AB' }, 422],
    [{ codigocupom: 'COM.PONTO' }, 422],
    [{ percentualDesconto: 0 }, 422],
    [{ percentualDesconto: 1.234 }, 400],
    [{ tipodesconto: 'R$' }, 422],
    [{ validoDe: '2026-13-01T00:00:00Z' }, 400],
    [{ validoDe: '2026-12-01T00:00:00Z', validoAte: '2026-12-01T00:00:00Z' }, 400],
    [{ produtosComDesconto: [newId()] }, 422],
    [{ formasPagamento: [newId()] }, 422],
    [{ clienteExclusivo: newId() }, 422],
    [{ percentualDesconto: 101 }, 400],
    [{ outra: 1 }, 400],
  ])('%j is refused', async (more, status) => {
    expect((await send('POST', 'cupons', { ...wanted, ...more })).status).toBe(status);
  });

  test('a coupon in people’s hands changes its words, end and limits, not what it gives', async () => {
    const { body: made } = await send('POST', 'cupons', { ...wanted, limite: 5 });
    const path = `cupons/${made.idcupom}`;
    const amendment = {
      ...{ descricao: ' Verão inteiro ', validoAte: '2999-03-01T03:00:00Z', limite: 9 },
      ...{ limitePorCliente: 2, listado: true, versao: made.versao },
    };
    const amended = await send('PATCH', path, amendment);
    expect(amended).toMatchObject({
      status: 200,
      body: { descricao: 'Verão inteiro', limite: 9, limitePorCliente: 2, listado: true, versao: 2 },
    });
    expect(amended.body).toMatchObject({ codigocupom: 'VERAO10', percentualDesconto: 12.5 });
    expect(await send('GET', path)).toEqual(amended);
    expect(await send('PATCH', path, { ...amendment, limite: 3 })).toMatchObject({
      status: 409,
      body: { code: 'alterado-por-outra-pessoa', facts: { atual: amended.body } },
    });
    expect((await send('PUT', path, { ...wanted, versao: made.versao })).status).toBe(409);
    const now = { ...amendment, versao: 2 };
    const past = { ...now, validoAte: '2020-01-01T00:00:00Z' };
    expect(await send('PATCH', path, past)).toMatchObject({ body: { code: 'end-has-passed' } });
    await shop.db.execute(
      `update coupons set used = 4 where supplier_id = '${shop.supplier.id}' and id = '${made.idcupom}'`,
    );
    const few = { ...now, limite: 3 };
    expect(await send('PATCH', path, few)).toMatchObject({ body: { code: 'limit-below-used' } });
    const unlimited = { ...now, limite: null, validoAte: null };
    const open = await send('PATCH', path, unlimited);
    expect(open.status).toBe(200);
    expect(open.body).not.toHaveProperty('limite');
    expect(open.body).not.toHaveProperty('validoAte');
    await send('DELETE', path);
    expect(await send('PATCH', path, { ...now, versao: 4 })).toMatchObject({
      status: 409,
      body: { code: 'already-ended' },
    });
  });

  test('a code is given once, and other shops’ coupons are none', async () => {
    await send('POST', 'cupons', wanted);
    expect((await send('POST', 'cupons', { ...wanted, codigocupom: 'VERAO 10' })).status).toBe(409);
    const other = await aShop(database.current);
    const theirs = await createCoupon(
      other.db,
      other.supplier.id,
      { code: 'DELES', discount: ten },
      shop.now,
    );
    expect((await send('PUT', `cupons/${theirs.id}`, wanted)).status).toBe(404);
    expect((await send('DELETE', `cupons/${theirs.id}`)).status).toBe(404);
    expect((await send('GET', `cupons/${theirs.id}`)).status).toBe(404);
  });

  test('many coupons of a pattern are made at once, all different, and written down once', async () => {
    const { codigocupom: _, ...terms } = wanted;
    const batch = { ...terms, padrao: 'natal-####', quantidade: 200, limite: 1 };
    const { status, body } = await send('POST', 'cupons/lote', batch);
    expect(status).toBe(200);
    expect(new Set(body.codigos).size).toBe(200);
    expect(body.codigos[0]).toMatch(/^NATAL-[A-Z2-9]{4}$/);
    const listed = await send('GET', 'cupons');
    expect(listed.body.total).toBe(200);
    expect(listed.body.dados[0]).toMatchObject({ percentualDesconto: 12.5, limite: 1, ativo: true, usos: 0 });
    const { rows } = await shop.db.execute(
      `select action, after from audit_events where supplier_id = '${shop.supplier.id}'`,
    );
    expect(rows).toMatchObject([
      { action: 'coupon.batch-made', after: { padrao: 'NATAL-####', quantidade: 200, descricao: 'Verão' } },
    ]);
  });

  test.each([
    [{ padrao: 'NATAL' }, 'not-a-pattern'],
    [{ padrao: 'NATAL-##', quantidade: 2 }, 'pattern-too-short'],
    [{ produtosComDesconto: [newId()] }, 'unknown-product'],
  ])('of a batch %j is refused, and no coupon is made', async (more, code) => {
    const { codigocupom: _, ...terms } = wanted;
    const batch = { ...terms, padrao: 'NATAL-####', quantidade: 1, ...more };
    expect(await send('POST', 'cupons/lote', batch)).toMatchObject({ status: 422, body: { code } });
    expect(await send('GET', 'cupons')).toMatchObject({ body: { total: 0 } });
  });

  test('says what referrals give', async () => {
    expect(await send('GET', 'indicacao')).toMatchObject({ body: { indicacao: null } });
    const terms = { descricao: 'Bem-vindo', tipodesconto: 'R$', valorDesconto: 15, valorMinimo: 100 };
    expect(await send('PUT', 'indicacao', terms)).toMatchObject({ status: 200 });
    expect(await send('GET', 'indicacao')).toMatchObject({
      body: { indicacao: { valorDesconto: 15, valorMinimo: 100 } },
    });
  });
});
