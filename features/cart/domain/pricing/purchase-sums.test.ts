/** The sums that cart, checkout, order, receipt and mail show add up to the centavo. Design 4, money. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import { purchaseSums } from './purchase-sums.ts';

const money = (max: number) => fc.integer({ min: 0, max }).map(centavos);
const line = fc.record({ total: money(1e9), beforePayment: money(1e9), ruleSaving: money(1e8) });
const lines = fc.array(line, { maxLength: 20 });

test('subtotal, payment, discount and fee come to the total, whatever the purchase', () => {
  fc.assert(
    fc.property(
      lines,
      money(1e9),
      fc.option(money(1e6), { nil: undefined }),
      (bought, discount, deliveryFee) => {
        const sums = purchaseSums(bought, { discount, deliveryFee });
        expect(sums.subtotal + sums.payment - sums.discount + (sums.deliveryFee ?? 0)).toBe(sums.total);
        expect(sums.total).toBeGreaterThanOrEqual(deliveryFee ?? 0);
      },
    ),
  );
});

test('what is saved and what is paid are what it would cost without any discount', () => {
  fc.assert(
    fc.property(lines, money(1e9), (bought, discount) => {
      const { saved, total } = purchaseSums(bought, { discount });
      const undiscounted = bought.reduce((sum, one) => sum + one.beforePayment + one.ruleSaving, 0);
      expect(saved).toBe(Math.max(0, undiscounted - total));
    }),
  );
});

test('who pays less never saves less', () => {
  fc.assert(
    fc.property(lines, fc.array(fc.nat(1e6)), money(1e9), (bought, less, discount) => {
      const cheaper = bought.map((one, index) => ({
        ...one,
        total: centavos(Math.max(0, one.total - (less[index] ?? 0))),
      }));
      const [before, after] = [purchaseSums(bought, { discount }), purchaseSums(cheaper, { discount })];
      expect(after.total).toBeLessThanOrEqual(before.total);
      expect(after.saved).toBeGreaterThanOrEqual(before.saved);
    }),
  );
});

test('a Pix discount with a combo beside it saves more than the card, not less', () => {
  const combo = { total: centavos(7990), ruleSaving: centavos(2108) };
  const byCard = purchaseSums([combo, { total: centavos(4740) }]);
  const byPix = purchaseSums([combo, { total: centavos(4596), beforePayment: centavos(4740) }]);
  expect(byCard).toMatchObject({ subtotal: 12_730, payment: 0, total: 12_730, saved: 2108 });
  expect(byPix).toMatchObject({ subtotal: 12_730, payment: -144, total: 12_586, saved: 2252 });
});
