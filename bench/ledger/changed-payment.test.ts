/** The ledger after orders changed their payment method, with other prices and late money. Decisions 017 and 029. */
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { aProduct } from '#features/catalog/server/testing/a-shop.ts';
import { createCoupon } from '#features/coupons/server/create-coupon.ts';
import { changePaymentMethod } from '#features/orders/server/pay/change-payment-method.ts';
import { waysToPay } from '#features/orders/server/pay/ways-to-pay.ts';
import { getOrder } from '#features/orders/server/read/get-order.ts';
import { orderHooks } from '#features/orders/server/status/order-hooks.ts';
import { submitOrder } from '#features/orders/server/submit/submit-order.ts';
import { aCheckout, aDraft, type Checkout } from '#features/orders/server/testing/a-checkout.ts';
import { createPaymentMethod } from '#features/payments/server/methods/create-payment-method.ts';
import { runChargeNow, runOperationsNow } from '#features/payments/server/operations/run-operations-now.ts';
import { openPaymentGateways } from '#features/payments/server/providers/open-payment-gateways.ts';
import type { PaymentGateways } from '#features/payments/server/providers/payment-gateways.ts';
import { paySandboxPix } from '#features/payments/server/sandbox/pay-sandbox-pix.ts';
import { createCombo } from '#features/promotions/server/create-combo.ts';
import { createPromotion } from '#features/promotions/server/promotions/create-promotion.ts';
import { centavos } from '#kernel/money.ts';
import { ONE, thousandths } from '#kernel/quantity.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { auditLedger } from './audit.ts';

const database = testDatabase();
const CARD = 'sbx_accepted_visa_0010_0123456789abcdef';
let checkout: Checkout;
let gateways: PaymentGateways;
let methods: readonly string[];
let products: readonly string[];
let comboId: string;
let turn = 0;

const now = () => ({ ...checkout.shopper, now: Date.now() });

beforeEach(async () => {
  checkout = await aCheckout(database.current, ['support-price-variance-by-payment']);
  const { shop } = checkout;
  const { db, supplier } = shop;
  gateways = openPaymentGateways({
    sessionSecret: 's'.repeat(32),
    publicUrl: 'http://loja.test',
    sandbox: true,
    orders: orderHooks,
    log: { warn: () => {} },
  });
  products = [await aProduct(shop), await aProduct(shop)];
  const items = products.map((productId) => ({ productId, quantity: thousandths(3000) }));
  const percent = { kind: 'percent', basisPoints: 1234 } as const;
  ({ id: comboId } = await createCombo(db, supplier.id, { name: 'Combo', items, price: percent }, 0));
  const scope = { products: [products[0] ?? ''], categories: [], brands: [], tags: [] };
  const reward = { kind: 'units', units: 1, basisPoints: 3_333, which: 'cheapest' } as const;
  const budget = { uses: 3, budget: centavos(100_000) };
  await createPromotion(
    db,
    supplier.id,
    { name: 'Terço', condition: { scope, units: 2 }, reward, limits: budget },
    0,
  );
  const common = { description: '', deliveryTypes: ['delivery', 'pickup'] } as const;
  const pix = await createPaymentMethod(db, supplier.id, {
    ...common,
    kind: 'pix',
    name: 'Pix na hora',
    provider: 'sandbox',
    priceVariance: -333,
    position: 7,
  });
  const instalments = { most: 1, withoutInterest: 1, monthlyInterest: 0, smallestPart: centavos(1) };
  const card = await createPaymentMethod(db, supplier.id, {
    ...common,
    kind: 'card',
    name: 'Cartão',
    provider: 'sandbox',
    priceVariance: 250,
    position: 8,
    card: { instalments, preAuthorise: false },
  });
  methods = [checkout.cash, checkout.pix, pix, card];
  await createCoupon(
    db,
    supplier.id,
    {
      code: 'DEZ',
      listed: true,
      discount: { kind: 'percent', basisPoints: 1000 },
      paymentMethodIds: methods.slice(1),
    },
    Date.now(),
  );
});

async function anOrder(methodId: string, coupon: boolean): Promise<number> {
  turn += 1;
  const draft = aDraft(checkout, { [products[0] ?? '']: 7 }, { paymentMethodId: methodId });
  const combo = { productId: comboId, combo: true, quantity: ONE, giftWrap: false } as const;
  const placed = await submitOrder(now(), {
    draft: {
      ...draft,
      lines: [...draft.lines, combo],
      customerOrderNumber: `T${turn}`,
      ...(coupon ? { coupon: 'DEZ' } : {}),
    },
    key: undefined,
  });
  if (!placed.ok) throw new Error(JSON.stringify(placed.refusal));
  await runChargeNow(
    now(),
    gateways,
    placed.value,
    methodId === methods[3] ? 'sbx_refused_visa_0010_0123456789abcdef' : undefined,
  );
  return placed.value.number;
}

const orderOf = async (number: number) => {
  const order = await getOrder(checkout.shopper, number);
  if (!order.ok) throw new Error('the order is gone');
  return order.value;
};

/** Changes to this method at whatever it costs. */
async function payBy(number: number, methodId: string): Promise<void> {
  const ways = await waysToPay(now(), number);
  const way = ways.ok ? ways.value.find((one) => one.methodId === methodId) : undefined;
  if (way === undefined || !way.price.ok) return;
  const changed = await changePaymentMethod(now(), { number, methodId, seenTotal: way.price.value.total });
  if (changed.ok) await runOperationsNow(now(), gateways, number, methodId === methods[3] ? CARD : undefined);
}

test('the books are right after any ways of paying, one after the other, and money that came late', async () => {
  const steps = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: 2 }),
      fc.boolean(),
      steps,
      fc.boolean(),
      async (first, coupon, then, late) => {
        const number = await anOrder(methods[first] ?? '', coupon && first > 0);
        const before = await orderOf(number);
        const txid = before.charge?.pix?.txid;
        // Paid at the bank; the webhook is still on its way while other methods are chosen.
        if (late && first === 2 && txid !== undefined)
          await paySandboxPix({ ...checkout.shop, now: Date.now() }, txid, 'atrasado');
        for (const way of then) await payBy(number, methods[way] ?? '');
        const findings = await auditLedger(database.url);
        expect(
          findings.flatMap(({ id, says, broken }) => broken.map((one) => `${id} ${says}: ${one}`)),
        ).toEqual([]);
      },
    ),
    { numRuns: 12 },
  );
}, 120_000);
