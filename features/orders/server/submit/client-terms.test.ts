/** What the shop agreed with one client: the only ways to pay, and the least order. */
import { beforeEach, expect, test } from 'vitest';
import { setCustomer } from '#features/accounts/server/clients/customers.store.ts';
import { principalOf } from '#features/accounts/server/clients/principal-of.ts';
import type { ShopperContext } from '#features/cart/server/testing/a-shopper.ts';
import { anAttendant } from '#features/cart/server/testing/an-attendant.ts';
import { aProduct } from '#features/catalog/server/testing/a-shop.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { attendedTextsOf } from '../../contract/attended/attended-texts.ts';
import { submitTextsOf } from '../../contract/texts.ts';
import { attendedTerms } from '../attended/attended-terms.ts';
import { makeAttendedOrder } from '../attended/make-attended-order.ts';
import { waysToPay } from '../pay/ways-to-pay.ts';
import { aCheckout, aDraft, type Checkout } from '../testing/a-checkout.ts';
import { submitOrder } from './submit-order.ts';

const database = testDatabase();
let checkout: Checkout;
let coffee: string;

beforeEach(async () => {
  checkout = await aCheckout(database.current);
  coffee = await aProduct(checkout.shop, { name: 'Café', price: 1_000, stock: 900_000 });
});

/** The shopper as the session brings it after the shop has agreed this. */
async function agreedShopper(terms: {
  paymentMethods?: string[];
  minimumOrder?: number;
}): Promise<ShopperContext> {
  const { shop, shopper } = checkout;
  await setCustomer(shop.db, shop.supplier.id, shopper.actor.clientId, { approved: true, ...terms });
  const known = await principalOf(shop, shopper.actor.clientId);
  if (known === undefined) throw new Error('the shopper is no customer');
  return { ...shopper, actor: { ...known.actor, sessionId: shopper.actor.sessionId } };
}
const submit = (shopper: ShopperContext, units: number, paymentMethodId: string) =>
  submitOrder(
    { ...shopper, now: Date.now() },
    { draft: aDraft(checkout, { [coffee]: units }, { paymentMethodId }), key: undefined },
  );

test('an order by another method is refused, one by an agreed method is not', async () => {
  const shopper = await agreedShopper({ paymentMethods: [checkout.pix] });
  expect(await submit(shopper, 1, checkout.cash)).toEqual({
    ok: false,
    refusal: { code: 'payment-not-offered' },
  });
  const placed = await submit(shopper, 1, checkout.pix);
  expect(placed).toMatchObject({ ok: true });
  const ways = placed.ok ? await waysToPay(shopper, placed.value.number) : placed;
  expect(ways.ok && ways.value.map(({ methodId }) => methodId)).not.toContain(checkout.cash);
});

test('an order below the client’s minimum is refused with what is missing, also for pickup', async () => {
  const shopper = await agreedShopper({ minimumOrder: 5_000 });
  const refused = await submit(shopper, 3, checkout.cash);
  expect(refused).toEqual({
    ok: false,
    refusal: { code: 'below-client-minimum', minimumOrder: 5_000, missing: 2_000 },
  });
  if (!refused.ok) {
    const { message } = submitTextsOf(refused.refusal, 'America/Sao_Paulo')['below-client-minimum'];
    expect(message).toBe(
      'O seu pedido mínimo nesta loja é de R$\u00a050,00. Faltam R$\u00a020,00 em produtos.',
    );
    const { message: staffs } = attendedTextsOf(refused.refusal, 'America/Sao_Paulo')['below-client-minimum'];
    expect(staffs).toContain('O pedido mínimo deste cliente é de R$\u00a050,00.');
  }
  expect(await submit(shopper, 5, checkout.cash)).toMatchObject({ ok: true });
});

test('who orders for the client is bound by the same', async () => {
  const { shop } = checkout;
  const attendant = await anAttendant(shop);
  const { actor } = await agreedShopper({ paymentMethods: [checkout.pix], minimumOrder: 5_000 });
  const terms = await attendedTerms(attendant, actor.clientId);
  expect(terms.ok && terms.value.methods.map(({ id }) => id)).toEqual([checkout.pix]);
  const make = (units: number, paymentMethodId: string) =>
    makeAttendedOrder(attendant, actor.clientId, {
      draft: aDraft(checkout, { [coffee]: units }, { paymentMethodId }),
      key: undefined,
    });
  expect(await make(5, checkout.cash)).toMatchObject({ refusal: { code: 'payment-not-offered' } });
  expect(await make(4, checkout.pix)).toMatchObject({ refusal: { code: 'below-client-minimum' } });
  expect(await make(5, checkout.pix)).toMatchObject({ ok: true });
});
