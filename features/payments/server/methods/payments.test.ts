import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SupplierTag } from '#features/suppliers/domain/tags/tags.ts';
import { createSupplier } from '#features/suppliers/server/create-supplier.ts';
import { shopOf } from '#features/suppliers/server/shop-of.ts';
import { centavos } from '#kernel/money.ts';
import { VISITOR } from '#kernel/scope.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import { httpApp } from '#platform/http/http-app.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import type { Charge } from '../../domain/charges/charge.ts';
import type { PaymentMethod } from '../../domain/payment-method.ts';
import { parsePixCode } from '../../domain/testing/parse-pix-code.ts';
import { cancelCharges } from '../charges/cancel-charges.ts';
import { chargesOf } from '../charges/charges-of.ts';
import { openCharge as open } from '../charges/open-charge.ts';
import { createPaymentMethod } from './create-payment-method.ts';
import { paymentMethod, paymentMethodsOf } from './list-payment-methods.ts';
import { paymentVariance } from './payment-variance.ts';
import { paymentsRoutes } from './payments.routes.ts';

const database = testDatabase();
const NOW = Date.UTC(2025, 10, 21, 12);
const receiver = { key: 'pix@loja.exemplo.com.br', name: 'Empório da Vila', city: 'São Paulo' };
const anyMethod = { description: '', priceVariance: 0, deliveryTypes: ['delivery', 'pickup'] } as const;
const pix = {
  ...anyMethod,
  kind: 'pix',
  name: 'Pix',
  priceVariance: -500,
  pix: receiver,
  position: 2,
} as const;
const cash = { ...anyMethod, kind: 'cash-on-delivery', name: 'Dinheiro', position: 1 } as const;

async function aSupplier(tags: readonly SupplierTag[]): Promise<Context> {
  const { db } = database.current;
  const slug = `loja-${newId()}`;
  const { id } = await createSupplier(db, {
    slug,
    name: 'Loja',
    whiteLabel: false,
    tags,
    theme: { primary: '#111111', secondary: '#222222', auxiliary: '#333333', text: '#ffffff' },
    menu: [],
    footer: { legalName: 'Loja', cnpj: '11222333000181', address: 'Rua Um, 1', columns: [] },
    domains: [],
    stores: [],
  });
  const supplier = { id, slug, name: 'Loja', tags: new Set<string>(tags) };
  return { supplier, actor: VISITOR, now: NOW, db, database: database.current };
}

let varying: Context;
let plain: Context;
let pixId: string;
beforeAll(async () => {
  varying = await aSupplier(['support-price-variance-by-payment']);
  plain = await aSupplier([]);
  expect((await shopOf(varying)).id).toBe(varying.supplier.id);
  pixId = await createPaymentMethod(varying.db, varying.supplier.id, pix);
  await createPaymentMethod(varying.db, varying.supplier.id, cash);
  await createPaymentMethod(varying.db, varying.supplier.id, {
    ...cash,
    name: 'Antigo',
    active: false,
    position: 0,
  });
  await createPaymentMethod(plain.db, plain.supplier.id, pix);
});

const openCharge = async (...args: Parameters<typeof open>): Promise<Charge> => {
  const opened = await open(...args);
  if (!opened.ok) throw new Error(opened.refusal.code);
  return opened.value;
};

const theMethod = async (context: Context, id: string): Promise<PaymentMethod> => {
  const method = await paymentMethod(context, id);
  if (method === undefined) throw new Error('the method is offered');
  return method;
};

describe('payment methods', () => {
  test('are the supplier’s own active ones, in its order', async () => {
    expect((await paymentMethodsOf(varying)).map(({ name }) => name)).toEqual(['Dinheiro', 'Pix']);
    expect((await paymentMethodsOf(plain)).map(({ name }) => name)).toEqual(['Pix']);
  });

  test('of another supplier are as good as absent', async () => {
    expect(await paymentMethod(plain, pixId)).toBeUndefined();
    expect((await paymentMethod(varying, pixId))?.name).toBe('Pix');
  });

  test('created again under the same name keep their id', async () => {
    const again = await createPaymentMethod(varying.db, varying.supplier.id, pix);
    expect(again).toBe(pixId);
  });

  test('of kind Pix are not created without a receiver that a code can name', async () => {
    const { supplier, db } = varying;
    const { pix: _, ...nobody } = pix;
    await expect(createPaymentMethod(db, supplier.id, nobody)).rejects.toThrow("can't be: pix");
    const nameless = { ...pix, pix: { ...receiver, name: '・' } };
    await expect(createPaymentMethod(db, supplier.id, nameless)).rejects.toThrow("can't be: pix");
  });
});

describe('the price variance', () => {
  test('is the method’s where the supplier has the tag', async () => {
    expect(await paymentVariance(varying, pixId)).toBe(-500);
  });

  test('is nothing without the tag, without a method, and for a method of somebody else', async () => {
    const [plainPix] = await paymentMethodsOf(plain);
    expect(plainPix?.priceVariance).toBe(0);
    expect(await paymentVariance(plain, plainPix?.id)).toBe(0);
    expect(await paymentVariance(varying, undefined)).toBe(0);
    expect(await paymentVariance(varying, newId())).toBe(0);
    expect(await paymentVariance(varying, plainPix?.id)).toBe(0);
  });
});

describe('a charge', () => {
  test('of kind Pix carries a code over its amount, with the order in its txid and half an hour to pay', async () => {
    const method = await theMethod(varying, pixId);
    const charge = await openCharge(varying, { orderNumber: 100_001, method, amount: centavos(12_345) });
    expect(parsePixCode(charge.pix?.code ?? '')).toEqual({
      key: receiver.key,
      amount: 12_345,
      name: 'Emporio da Vila',
      city: 'Sao Paulo',
      txid: 'PED100001',
    });
    expect(charge).toMatchObject({
      status: 'pending',
      pix: { txid: 'PED100001', expiresAt: NOW + 1_800_000 },
    });
    expect((await chargesOf(varying, [100_001])).get(100_001)).toEqual(charge);
  });

  test('on delivery has no code', async () => {
    const [method] = await paymentMethodsOf(varying);
    if (method === undefined) throw new Error('cash is offered');
    const charge = await openCharge(varying, { orderNumber: 100_002, method, amount: centavos(1) });
    expect(charge).toMatchObject({ kind: 'cash-on-delivery', status: 'pending' });
    expect(charge.pix).toBeUndefined();
  });

  test('over nothing is paid at once and asks for no Pix', async () => {
    const method = await theMethod(varying, pixId);
    const charge = await openCharge(varying, { orderNumber: 100_003, method, amount: centavos(0) });
    expect(charge).toMatchObject({ status: 'paid' });
    expect(charge.pix).toBeUndefined();
  });

  test('goes with its order when the transaction fails', async () => {
    const method = await theMethod(varying, pixId);
    const failing = inTransaction(varying, async (context) => {
      await openCharge(context, { orderNumber: 100_004, method, amount: centavos(100) });
      throw new Error('no order');
    });
    await expect(failing).rejects.toThrow('no order');
    expect(await chargesOf(varying, [100_004])).toEqual(new Map());
  });

  test('of a cancelled order is cancelled, what is paid stays paid', async () => {
    const method = await theMethod(varying, pixId);
    await openCharge(varying, { orderNumber: 100_005, method, amount: centavos(100) });
    await openCharge(varying, { orderNumber: 100_006, method, amount: centavos(0) });
    await cancelCharges(plain, 100_005);
    expect((await chargesOf(varying, [100_005])).get(100_005)?.status).toBe('pending');
    await cancelCharges(varying, 100_005);
    await cancelCharges(varying, 100_006);
    const charges = await chargesOf(varying, [100_005, 100_006]);
    expect(charges.get(100_005)?.status).toBe('cancelled');
    expect(charges.get(100_006)?.status).toBe('paid');
  });

  test('belongs to its supplier alone, and the newest one counts', async () => {
    const method = await theMethod(varying, pixId);
    await openCharge(varying, { orderNumber: 100_007, method, amount: centavos(100) });
    await cancelCharges(varying, 100_007);
    const second = await openCharge(
      { ...varying, now: NOW + 1 },
      { orderNumber: 100_007, method, amount: centavos(90) },
    );
    expect((await chargesOf(varying, [100_007])).get(100_007)).toEqual(second);
    expect(await chargesOf(plain, [100_007])).toEqual(new Map());
    expect(await chargesOf(varying, [])).toEqual(new Map());
  });
});

describe('GET formas-pagamento', () => {
  const served = async () => {
    const app = await httpApp({ trustedProxies: [] });
    app.decorate('contextOf', async (request, reply) => ({ ...varying, request, reply }));
    paymentsRoutes(app);
    return app;
  };
  let app: Awaited<ReturnType<typeof served>>;
  beforeAll(async () => {
    app = await served();
  });
  afterAll(() => app.close());

  test('answers the list with both spellings of the id', async () => {
    const url = `/v2/app/token/fornecedor/${varying.supplier.id}/formas-pagamento`;
    const answer = await app.inject({ url });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject([
      { nome: 'Dinheiro', tipo: 'DINHEIRO_NA_ENTREGA', variacao: 0 },
      { idformapagto: pixId, idformapagamento: pixId, nome: 'Pix', tipo: 'PIX', variacao: -5 },
    ]);
    expect(answer.body).not.toContain(receiver.key);
  });

  test('refuses what is no id', async () => {
    const answer = await app.inject({ url: '/v2/app/token/fornecedor/x/formas-pagamento' });
    expect(answer.statusCode).toBe(400);
  });
});
