/** Automatic and typed coupons in any order, compared with the specification's sentences. Reliability T07. */

import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { aProduct, aShop } from '#features/catalog/server/testing/a-shop.ts';
import { AUTOMATIC_IS_BETTER } from '#features/coupons/contract/texts.ts';
import { createCoupon } from '#features/coupons/server/create-coupon.ts';
import { defined } from '#kernel/defined.ts';
import { centavos } from '#kernel/money.ts';
import { thousandths } from '#kernel/quantity.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import type { SavedCart } from '../../domain/saved-cart.ts';
import { loadCart } from '../load-cart.ts';
import { saveCart } from '../save-cart.ts';
import { aShopper, type ShopperContext } from '../testing/a-shopper.ts';
import { judge, type OracleCart, type OracleCoupon, type OracleLine } from '../testing/coupon-oracle.ts';

const SEQUENCES = 2_000;
const STEPS = 6;
/** Carts changed concurrently, each by its own client. */
const AT_ONCE = 8;
const SEED = Number(process.env.COUPON_SEED ?? randomInt(2 ** 31));

const database = testDatabase();

/** Park and Miller's generator: below 2^31, the same on every machine. */
function numbersFrom(seed: number): (below: number) => number {
  let state = (seed % 2_147_483_646) + 1;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

/** Beans cost less from three on: a price that is better than the normal one already. */
const beansEach = (units: number): number => (units >= 3 ? 600 : 700);

test(`in ${SEQUENCES} random orders the discount is that of the sentences (COUPON_SEED=${SEED})`, {
  timeout: 300_000,
}, async () => {
  const shop = await aShop(database.current);
  const rice = await aProduct(shop, { price: 1000 });
  const soap = await aProduct(shop, { price: 1333 });
  const beans = await aProduct(shop, { price: 700, tiers: [{ from: 3000, price: 600 }] });
  const coupons: OracleCoupon[] = [
    { code: 'AUTO5', percent: 5, from: 2000, automatic: true },
    { code: 'AUTO3REAIS', reais: 300, notWithPolicy: true, automatic: true },
    { code: 'DEZ', percent: 10 },
    { code: 'DOIS', percent: 2 },
    { code: 'VINTE', percent: 20, notWithPolicy: true },
    { code: 'ARROZ', reais: 400, only: rice },
    { code: 'GRANDE', reais: 5000, from: 3000 },
  ];
  for (const { code, percent, reais, only, from, ...more } of coupons) {
    const discount =
      reais === undefined
        ? { kind: 'percent' as const, basisPoints: (percent ?? 0) * 100 }
        : { kind: 'absolute' as const, amount: centavos(reais) };
    const limits = {
      ...defined({
        productIds: only === undefined ? undefined : [only],
        minimum: from === undefined ? undefined : centavos(from),
      }),
    };
    await createCoupon(shop.db, shop.supplier.id, { code, discount, ...limits, ...more }, shop.now);
  }
  const codes = [...coupons.map(({ code }) => code), 'NADA'];
  const seen = { applied: 0, automatic: 0, warned: 0, refused: 0 };

  const someLines = (random: (below: number) => number): ReadonlyMap<string, number> =>
    new Map([rice, soap, beans].map((id) => [id, random(5)] as const).filter(([, units]) => units > 0));

  async function sequence(shopper: ShopperContext, number: number): Promise<void> {
    const random = numbersFrom(SEED + number);
    let units = someLines(random);
    let cart: OracleCart = { kept: undefined, automaticOn: true };
    const story: string[] = [];
    for (let at = 0; at < STEPS; at += 1) {
      const reads = at > 0 && random(6) === 0;
      if (!reads && random(3) === 0) units = someLines(random);
      const typed = reads || random(3) === 0 ? undefined : random(4) === 0 ? '' : codes[random(codes.length)];
      const automaticOn = reads || random(5) > 0 ? undefined : random(2) === 0;
      const step = {
        reads,
        ...defined({ typed, automaticOn }),
      };
      story.push(JSON.stringify({ ...step, units: [...units.values()] }));
      const expected = judge(coupons, cart, linesOf(units), step);
      const answer = reads ? await loadCart(shopper, {}) : await saved(shopper, units, typed, automaticOn);
      expect(summaryOf(answer), `COUPON_SEED=${SEED}, sequence ${number}: ${story.join(' → ')}`).toEqual({
        applied: expected.applied,
        discount: expected.discount,
        refused: expected.refused,
        warned: expected.warned,
        automaticOn: expected.next.automaticOn,
      });
      cart = expected.next;
      if (expected.applied !== undefined) seen.applied += 1;
      if (answer.coupons?.automatic?.applied) seen.automatic += 1;
      if (expected.warned) seen.warned += 1;
      if (expected.refused) seen.refused += 1;
    }
  }

  const linesOf = (units: ReadonlyMap<string, number>): OracleLine[] =>
    [...units].map(([product, count]) => {
      const each = product === rice ? 1000 : product === soap ? 1333 : beansEach(count);
      return { product, total: each * count, better: product === beans && count >= 3 };
    });

  let next = 0;
  const work = async (): Promise<void> => {
    while (next < SEQUENCES) {
      next += 1;
      const number = next;
      // A client of its own: a sequence starts without a coupon, and unknown codes are counted per client.
      await sequence(await aShopper(shop), number);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  // Every kind of step was exercised.
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(SEQUENCES / 10);
  console.log(`COUPON_SEED=${SEED} ${JSON.stringify(seen)}`);
});

async function saved(
  shopper: ShopperContext,
  units: ReadonlyMap<string, number>,
  typed: string | undefined,
  automatic: boolean | undefined,
): Promise<SavedCart> {
  const answer = await saveCart(shopper, {
    lines: [...units].map(([productId, count]) => ({
      productId,
      quantity: thousandths(count * 1000),
      giftWrap: false,
    })),
    mode: 'replace',
    coupon: {
      ...defined({ typed, automatic }),
    },
  });
  if (!answer.ok) throw new Error(answer.refusal.code);
  return answer.value;
}

/** The response's coupons; at most one is applied. */
function summaryOf({ coupons, lines }: SavedCart) {
  const { automatic, typed, refused, automaticApplies } = coupons ?? {};
  const applied = [...(automatic?.applied ? [automatic] : []), ...(typed?.applied ? [typed] : [])];
  expect(applied.length).toBeLessThanOrEqual(1);
  if (lines.length === 0) expect(applied).toEqual([]);
  return {
    applied: applied[0]?.coupon.code,
    discount: applied[0]?.discount ?? 0,
    refused: refused !== undefined,
    warned: refused?.text === AUTOMATIC_IS_BETTER,
    automaticOn: automaticApplies,
  };
}
