import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { centavos, formatMoney } from './money.ts';
import { formatParts, formatWhole, joinNames } from './number-format.ts';
import { formatQuantity, LARGEST_QUANTITY, thousandths } from './quantity.ts';

// Beyond this, doubles cannot represent hundredths.
const ENOUGH = 2 ** 46;
const amounts = fc.oneof(
  fc.integer({ min: -100_000, max: 100_000 }),
  fc.integer({ min: -ENOUGH, max: ENOUGH }),
);

function same(values: fc.Arbitrary<number>, ours: (value: number) => string, theirs: typeof ours): void {
  fc.assert(
    fc.property(values, (value) => {
      expect(ours(value)).toBe(theirs(value));
    }),
    { numRuns: 500 },
  );
}

describe('numbers are written as Intl writes them in Brazil', () => {
  test('whole numbers', () => {
    const whole = new Intl.NumberFormat('pt-BR');
    same(amounts, formatWhole, (value) => whole.format(value));
  });

  test.each([1, 2, 3])('up to %i places', (places) => {
    const decimal = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: places });
    const ours = (value: number) => formatParts(value, places);
    same(amounts, ours, (value) => decimal.format(value / 10 ** places));
  });

  test('quantities', () => {
    const decimal = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 3 });
    const quantities = fc.integer({ min: 0, max: LARGEST_QUANTITY });
    const ours = (value: number) => formatQuantity(thousandths(value));
    same(quantities, ours, (value) => decimal.format(value / 1000));
  });

  test('money, with the no-break space and the sign before it', () => {
    const brl = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
    const ours = (value: number) => formatMoney(centavos(value));
    same(amounts, ours, (value) => brl.format(value / 100));
    expect(ours(-123_456)).toBe('-R$\u00a01.234,56');
  });
});

test('names are joined as Intl joins them', () => {
  const list = new Intl.ListFormat('pt-BR');
  fc.assert(
    fc.property(fc.array(fc.string(), { maxLength: 6 }), (names) => {
      expect(joinNames(names)).toBe(list.format(names));
    }),
  );
});
