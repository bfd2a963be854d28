import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceCart } from '#features/cart/domain/pricing/price-cart.ts';
import { aCombo } from '#features/cart/domain/testing/a-combo.ts';
import { aLine, aProduct } from '#features/cart/domain/testing/a-product.ts';
import { centavos } from '#kernel/money.ts';
import { ONE, thousandths } from '#kernel/quantity.ts';
import { orderLine, productLines } from './order-lines.ts';

const rules = { multiplesDisabled: false };

test('a combo’s products share its total to the centavo, whatever they cost and however many there are', () => {
  const parts = fc.array(
    fc.record({ price: fc.nat({ max: 500_000 }), quantity: fc.integer({ min: 1, max: 9_000 }) }),
    { minLength: 2, maxLength: 20 },
  );
  fc.assert(
    fc.property(parts, fc.nat({ max: 900_000 }), fc.integer({ min: 1, max: 90 }), (of, price, count) => {
      const combo = aCombo(
        'combo',
        of.map((part, index) => [
          aProduct({ id: `p${index}`, offer: { normal: centavos(part.price), tiers: [], multiple: ONE } }),
          part.quantity / 1000,
        ]),
        { price: centavos(price) },
      );
      const wish = aLine('combo', count, { combo: true });
      const [priced] = priceCart([wish], new Map(), rules, new Map([['combo', combo]])).lines;
      if (priced === undefined) throw new Error('the combo can not be had');
      const line = orderLine(priced, undefined);
      expect(line).toMatchObject({ productId: 'combo', reason: 'combo', total: price * count });
      const products = productLines([line]);
      expect(products.map(({ productId }) => productId)).toEqual(of.map((_, index) => `p${index}`));
      expect(products.reduce((sum, product) => sum + product.total, 0)).toBe(line.total);
      for (const [place, product] of products.entries()) {
        expect(product.total).toBeGreaterThanOrEqual(0);
        expect(product.quantity).toBe(thousandths((of[place]?.quantity ?? 0) * count));
      }
    }),
  );
});

test('a product is its own line', () => {
  const [priced] = priceCart([aLine('a', 2)], new Map([['a', aProduct({ id: 'a' })]]), rules).lines;
  if (priced === undefined) throw new Error('it can not be had');
  const line = orderLine(priced, centavos(100));
  expect(line).toMatchObject({ productId: 'a', total: 2000, discount: 100 });
  expect(productLines([line])).toEqual([line]);
});
