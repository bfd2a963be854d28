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
import { aPaidShop, type PaidShop } from '../testing/a-paid-shop.ts';
import { noGateways } from '../testing/no-gateways.ts';
import { openCharge } from './open-charge.ts';
import { panelChargesRoutes } from './panel-charges.routes.ts';

const database = testDatabase();
/** 14:32 in São Paulo. */
const THEN = Date.UTC(2026, 10, 22, 17, 32);
let shop: PaidShop;
let actor: Staff;
let now: number;
let app: FastifyInstance;

beforeEach(async () => {
  shop = await aPaidShop(database.current);
  now = THEN;
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
    (inner) => panelChargesRoutes(inner, noGateways),
    () => ({ ...shop, actor, now }),
  );
});

async function aCashCharge(): Promise<string> {
  const cash = await createPaymentMethod(shop.db, shop.supplier.id, {
    kind: 'cash-on-delivery',
    name: 'Dinheiro',
    description: '',
    priceVariance: 0,
    deliveryTypes: ['delivery'],
    position: 9,
  });
  const method = await paymentMethod(shop, cash);
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
