/** Spec 9: the applied coupon is validated again after 200 ms. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CouponAsker } from '#features/coupons/storefront/coupon-queries.ts';
import { applyCode, REVALIDATION_DELAY } from './apply-code.ts';

const saveCoupons = vi.fn(async (..._: unknown[]): Promise<void> => undefined);
const check = vi.fn(
  async (..._: unknown[]): Promise<unknown> => ({ kind: 'valid', coupon: { code: 'DEZ' } }),
);
vi.mock('../save/lazy-saver.ts', () => ({ flushCart: async () => undefined }));
vi.mock('../save/lazy-decisions.ts', () => ({ saveCoupons: (...args: unknown[]) => saveCoupons(...args) }));
vi.mock('../cart-terms.ts', () => ({ cartTerms: async () => ({}) }));
vi.mock('#features/coupons/storefront/coupon-queries.ts', () => ({
  requestCodeCheck: (...args: unknown[]) => check(...args),
}));

const asker = {} as CouponAsker;

beforeEach(() => {
  vi.useFakeTimers();
  saveCoupons.mockClear();
});
afterEach(() => void vi.useRealTimers());

test('an applied code is validated again after 200 ms, by the save of the cart', async () => {
  const applied = applyCode(asker, 'dez');
  await vi.advanceTimersByTimeAsync(REVALIDATION_DELAY - 1);
  expect(check).toHaveBeenCalledOnce();
  expect(saveCoupons).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(saveCoupons).toHaveBeenCalledExactlyOnceWith({ typed: 'DEZ' });
  // The saved cart decides: here it has no coupon.
  expect(await applied).toMatchObject({ kind: 'refused' });
});

test('a refused code saves nothing', async () => {
  check.mockResolvedValueOnce({ kind: 'refused', text: 'Cupom vencido.' });
  const applied = applyCode(asker, 'velho');
  await vi.advanceTimersByTimeAsync(REVALIDATION_DELAY * 2);
  expect(await applied).toEqual({ kind: 'refused', text: 'Cupom vencido.' });
  expect(saveCoupons).not.toHaveBeenCalled();
});
