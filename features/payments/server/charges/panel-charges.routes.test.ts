/** The messages for staff who repeat a confirmation or a refund. */

import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { beforeEach, expect, test } from 'vitest';
import { auditEvents } from '#features/accounts/server/audit/audit.tables.ts';
import { createStaff } from '#features/accounts/server/staff/create-staff.ts';
import { staff } from '#features/accounts/server/staff/staff.tables.ts';
import { appOf } from '#features/cart/server/testing/app-of.ts';
import { defined } from '#kernel/defined.ts';
import { centavos } from '#kernel/money.ts';
import type { Staff } from '#kernel/scope.ts';
import { inTransaction } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { confirmChargeSchema } from '../../contract/charges/panel-charges.schema.ts';
import { createPaymentMethod } from '../methods/create-payment-method.ts';
import { paymentMethod } from '../methods/list-payment-methods.ts';
import type { OrderPaymentState } from '../providers/payment-gateways.ts';
import { aPaidShop, type PaidShop } from '../testing/a-paid-shop.ts';
import { noGateways } from '../testing/no-gateways.ts';
import { cancelCharges } from './cancel-charges.ts';
import { openCharge } from './open-charge.ts';
import { panelChargesRoutes } from './panel-charges.routes.ts';

const database = testDatabase();
/** 14:32 in São Paulo. */
const THEN = Date.UTC(2026, 10, 22, 17, 32);
let shop: PaidShop;
let actor: Staff;
let now: number;
let app: FastifyInstance;
let orderState: OrderPaymentState;
const CLIENT = newId();

beforeEach(async () => {
  shop = await aPaidShop(database.current);
  now = THEN;
  orderState = 'open';
  const email = `${newId()}@equipe.exemplo.com.br`;
  const memberships = [{ supplierId: shop.supplier.id, role: 'owner' as const }];
  await createStaff(shop.db, {
    name: 'Dora',
    email,
    passwordHash: 'none',
    administrator: false,
    memberships,
  });
  const [row] = await shop.db.select().from(staff).where(eq(staff.email, email));
  actor = { kind: 'staff', sessionId: newId(), staffId: row?.id ?? '', name: 'Dora', standing: 'owner' };
  app ??= await appOf(
    (inner) =>
      panelChargesRoutes(inner, {
        ...noGateways,
        orders: {
          ...noGateways.orders,
          lockForPayment: async () => orderState,
          clientsOf: async () => new Map([[1, { clientId: CLIENT, name: 'Ana Lima' }]]),
        },
      }),
    () => ({ ...shop, actor, now }),
  );
});

const aCashCharge = (): Promise<string> => aCharge({ kind: 'cash-on-delivery' });

type Received = Pick<Parameters<typeof createPaymentMethod>[2], 'kind' | 'pix'>;

/** Of order 1, by a method that the shop receives itself. */
async function aCharge(received: Received): Promise<string> {
  const id = await createPaymentMethod(shop.db, shop.supplier.id, {
    ...received,
    name: received.kind,
    description: '',
    priceVariance: 0,
    deliveryTypes: ['delivery'],
    position: 9,
  });
  const method = await paymentMethod(shop, id);
  if (method === undefined) throw new Error('no method');
  const opened = await inTransaction({ ...shop, now }, (inside) =>
    openCharge(inside, { orderNumber: 1, method, amount: centavos(8_735) }),
  );
  if (!opened.ok) throw new Error(opened.refusal.code);
  return opened.value.id;
}

const call = async (method: 'GET' | 'POST', tail: string, payload?: object) => {
  const url = `/v4/painel/${shop.supplier.id}/cobrancas${tail}`;
  const answer = await app.inject({ method, url, ...defined({ payload }) });
  return { status: answer.statusCode, body: answer.json() };
};

test('what is given back by hand is written down once; who sends it again reads how much it was', async () => {
  const id = await aCashCharge();
  await call('POST', `/${id}/confirmar`, {});
  const back = (jaDevolvido?: number) =>
    call('POST', `/${id}/devolver`, {
      valor: 10,
      motivo: 'Um item veio amassado',
      ...defined({ jaDevolvido }),
    });
  expect(await back()).toMatchObject({ status: 200, body: { situacao: 'PAGO', valorDevolvido: 10 } });
  expect(await back()).toMatchObject({
    status: 409,
    body: {
      code: 'already-refunded',
      message: expect.stringContaining('foram devolvidos R$\u00a010,00 até agora. Nada mudou.'),
      facts: { valorDevolvido: 10 },
    },
  });
  expect(await back(10)).toMatchObject({ status: 200, body: { valorDevolvido: 20 } });
  const audited = await shop.db
    .select({ action: auditEvents.action, after: auditEvents.after })
    .from(auditEvents)
    .where(eq(auditEvents.supplierId, shop.supplier.id));
  expect(audited.filter(({ action }) => action === 'charge.refunded')).toEqual(
    Array(2).fill({ action: 'charge.refunded', after: { amount: 1_000, reason: 'Um item veio amassado' } }),
  );
});

test('a payment is confirmed once; the second time says when it was, and leaves all as it is', async () => {
  const id = await aCashCharge();
  const confirm = () => call('POST', `/${id}/confirmar`, { motivo: 'Recebido na entrega' });
  expect(await confirm()).toMatchObject({ status: 200, body: { situacao: 'PAGO' } });
  const before = await call('GET', '?numpedido=1');
  now = THEN + 90 * 60_000;
  expect(await confirm()).toMatchObject({
    status: 409,
    body: {
      code: 'already-confirmed',
      message: 'Este pagamento já foi confirmado em 22/11/2026 às 14:32. Nada mudou.',
      facts: { confirmadaEm: new Date(THEN).toISOString() },
    },
  });
  expect(Object.keys(confirmChargeSchema.refusals)).toContain('already-confirmed');
  expect(await call('GET', '?numpedido=1')).toEqual(before);
  const audited = await shop.db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.supplierId, shop.supplier.id));
  expect(audited).toHaveLength(1);
});

test('a Pix that the shop receives itself waits to be confirmed, and is found as the statement shows it', async () => {
  const id = await aCharge({ kind: 'pix', pix: { key: 'pix@loja.com.br', name: 'Loja', city: 'Recife' } });
  await aCashCharge();
  const list = (query = '') => call('GET', `/a-confirmar${query}`);
  const row = {
    ...{ idcobranca: id, numpedido: 1, valor: 87.35, situacao: 'PENDENTE', formaPagamento: 'pix' },
    ...{ cliente: { idcliente: CLIENT, nome: 'Ana Lima' }, atrasada: false },
    expiraEm: new Date(THEN + 30 * 60_000).toISOString(),
  };
  expect(await list()).toMatchObject({ status: 200, body: { total: 1, paginas: 1, dados: [row] } });
  expect((await list('?situacao=ATRASADA')).body.total).toBe(0);
  now = THEN + 31 * 60_000;
  expect((await list('?situacao=ATRASADA')).body).toMatchObject({ total: 1, dados: [{ atrasada: true }] });
  const found = { PED1: 1, '87,35': 1, 'R$ 87,35': 1, '2': 0, '87,36': 0, Ana: 0 };
  for (const [words, total] of Object.entries(found))
    expect([words, (await list(`?busca=${encodeURIComponent(words)}`)).body.total]).toEqual([words, total]);
  await call('POST', `/${id}/confirmar`, {});
  expect((await list()).body.total).toBe(0);
});

test('a charge that was voided is listed on its own, and among what is searched for', async () => {
  const id = await aCharge({ kind: 'pix', pix: { key: 'pix@loja.com.br', name: 'Loja', city: 'Recife' } });
  await inTransaction({ ...shop, now }, (inside) => cancelCharges(inside, 1));
  const totals = await Promise.all(
    ['', '?situacao=ANULADA', '?busca=1', '?busca=1&situacao=A_CONFIRMAR'].map(
      async (query) => (await call('GET', `/a-confirmar${query}`)).body.total,
    ),
  );
  expect(totals).toEqual([0, 1, 1, 0]);
  orderState = 'cancelled';
  expect(await call('POST', `/${id}/confirmar`, {})).toMatchObject({
    status: 409,
    body: { code: 'not-wanted' },
  });
  expect(await call('POST', `/${id}/confirmar`, { chegouTarde: true })).toMatchObject({
    status: 200,
    body: { situacao: 'PAGO', pendencia: 'DEVOLVER', valorADevolver: 87.35 },
  });
  const audited = await shop.db
    .select({ action: auditEvents.action, after: auditEvents.after })
    .from(auditEvents)
    .where(eq(auditEvents.supplierId, shop.supplier.id));
  expect(audited).toEqual([
    { action: 'charge.confirmed', after: { amount: 8_735, reason: '', owedBack: true } },
  ]);
  expect((await call('GET', '/a-confirmar?busca=1')).body.total).toBe(0);
});

test('of money that came too late, what came is owed back', async () => {
  const id = await aCharge({ kind: 'pix', pix: { key: 'pix@loja.com.br', name: 'Loja', city: 'Recife' } });
  await inTransaction({ ...shop, now }, (inside) => cancelCharges(inside, 1));
  orderState = 'cancelled';
  const late = (valor: number) => call('POST', `/${id}/confirmar`, { chegouTarde: true, valor });
  expect(await late(87.36)).toMatchObject({ status: 422, body: { code: 'too-much' } });
  expect((await late(0)).status).toBe(400);
  expect(await late(50)).toMatchObject({
    status: 200,
    body: { situacao: 'PAGO', pendencia: 'DEVOLVER', valorADevolver: 50 },
  });
});

test('who may not see orders does not read whose they are', async () => {
  await aCharge({ kind: 'pix', pix: { key: 'pix@loja.com.br', name: 'Loja', city: 'Recife' } });
  actor = {
    ...actor,
    standing: { id: newId(), name: 'Caixa', permissions: ['payments:read'], discountLimit: 0 },
  };
  expect((await call('GET', '/a-confirmar')).body.dados).toMatchObject([{ numpedido: 1, cliente: null }]);
});
