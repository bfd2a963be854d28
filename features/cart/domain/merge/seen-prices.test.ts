import { expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import type { CartNotice } from '../cart-notice.ts';
import { joinNotices, stillTrue } from '../notices.ts';
import { priceCart } from '../pricing/price-cart.ts';
import { withoutPrices } from '../shown-cart.ts';
import { aLine, aProduct, units } from '../testing/a-product.ts';
import { changedPrices, seenAs, withPricesSeen } from './seen-prices.ts';

/** Each costs R$ 10,00. */
const cart = priceCart(
  ['a', 'b', 'c'].map((id) => aLine(id, 2)),
  new Map(['a', 'b', 'c'].map((id) => [id, aProduct({ id })])),
  { multiplesDisabled: false },
);
const seen = (id: string, price?: number) =>
  aLine(id, 2, price === undefined ? {} : { seenPrice: centavos(price) });
const changed = (productId: string, from: number): CartNotice => ({
  kind: 'price-changed',
  productId,
  name: `Produto ${productId}`,
  from: centavos(from),
  to: centavos(1000),
});

test('another price than the one that was seen is reported, whichever way it went', () => {
  expect(changedPrices([seen('a', 900), seen('b', 1000), seen('c', 1100)], cart.lines)).toEqual([
    changed('a', 900),
    changed('c', 1100),
  ]);
});

test('where nothing was seen, or nothing is shown, there is nothing to compare', () => {
  expect(changedPrices([seen('a'), seen('gone', 900)], cart.lines)).toEqual([]);
  expect(changedPrices([seen('a', 900)], withoutPrices(cart).lines)).toEqual([]);
});

test('what the shopper saw last counts, of all else what the server says', () => {
  const notices = [changed('a', 500), changed('b', 600), { kind: 'gone', productId: 'x' } as const];
  expect(withPricesSeen(notices, [seen('a', 1000)], cart.lines)).toEqual([notices[1], notices[2]]);
  expect(withPricesSeen(notices, [seen('a', 900), seen('b')], cart.lines)).toEqual([
    notices[1],
    notices[2],
    changed('a', 900),
  ]);
});

test('what is shown is seen', () => {
  expect(seenAs([seen('a', 900), seen('gone', 7)], cart.lines)).toEqual([seen('a', 1000), seen('gone', 7)]);
});

test('one thing is reported once', () => {
  expect(joinNotices([changed('a', 900)], [changed('a', 800), changed('b', 800)])).toEqual([
    changed('a', 900),
    changed('b', 800),
  ]);
});

test.each<[CartNotice, boolean]>([
  [changed('a', 900), true],
  [{ ...changed('a', 900), to: centavos(950) } as CartNotice, false],
  [changed('gone', 900), false],
  [{ kind: 'gone', productId: 'x' }, true],
  [{ kind: 'gone', productId: 'a' }, false],
  [{ kind: 'less-stock', productId: 'a', name: 'A', from: units(5), to: units(2) }, true],
  [{ kind: 'less-stock', productId: 'a', name: 'A', from: units(5), to: units(3) }, false],
  [{ kind: 'larger-kept', productId: 'x', name: 'X', from: units(5), to: units(3) }, false],
])('a notice is shown as long as it is true: %o', (notice, so) => {
  expect(stillTrue([notice], cart.lines)).toEqual(so ? [notice] : []);
});
