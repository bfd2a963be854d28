import fc from 'fast-check';
import { expect, test } from 'vitest';
import { add, centavos, times } from '#kernel/money.ts';
import { thousandths } from '#kernel/quantity.ts';
import type { OrderLine } from '../placed-order.ts';
import { editedLines, stockChanges } from './edited-lines.ts';

const aLine = (
  productId: string,
  quantity: number,
  unit: number,
  more: Partial<OrderLine> = {},
): OrderLine => ({
  productId,
  sku: productId,
  slug: productId,
  name: productId,
  unit: 'UN',
  ground: 1,
  quantity: thousandths(quantity),
  unitPrice: centavos(unit),
  reason: 'normal',
  total: times(centavos(unit), thousandths(quantity)),
  giftWrap: false,
  ...more,
});

const someLines = fc.array(
  fc.tuple(
    fc.constantFrom('a', 'b', 'c'),
    fc.integer({ min: 1, max: 9000 }),
    fc.integer({ min: 0, max: 5000 }),
  ),
  { minLength: 1, maxLength: 6 },
);

test('what is left adds up at the agreed unit prices, and stock moves by exactly the difference', () => {
  const wishes = fc.array(fc.integer({ min: 0, max: 9000 }), { minLength: 6, maxLength: 6 });
  fc.assert(
    fc.property(someLines, wishes, (given, wished) => {
      const lines = given.map(([id, quantity, price]) => aLine(id, quantity, price));
      const wish = new Map(lines.map((_, index) => [index, thousandths(wished[index] ?? 0)]));
      const edited = editedLines(lines, wish);
      if (!edited.ok) return;
      for (const line of edited.value) expect(line.total).toBe(times(line.unitPrice, line.quantity));
      expect(edited.value).toHaveLength(lines.filter((_, index) => wished[index] !== 0).length);
      const count = (all: readonly OrderLine[], id: string) =>
        all.filter(({ productId }) => productId === id).reduce((sum, { quantity }) => sum + quantity, 0);
      const changes = stockChanges(lines, edited.value);
      for (const id of ['a', 'b', 'c'])
        expect(changes.get(id) ?? 0).toBe(count(lines, id) - count(edited.value, id));
    }),
  );
});

test('a gift wrap is paid once per line, whatever its quantity', () => {
  const wrapped = aLine('a', 3000, 1000, {
    giftWrap: true,
    giftWrapPrice: centavos(490),
    total: centavos(3490),
  });
  const edited = editedLines([wrapped], new Map([[0, thousandths(1000)]]));
  expect(edited.ok && edited.value[0]?.total).toBe(add(centavos(1000), centavos(490)));
});

test('a combo’s quantity stays, but other lines beside it may change', () => {
  const combo = aLine('kit', 1000, 500, { parts: [aLine('a', 1000, 500)] });
  const lines = [combo, aLine('b', 2000, 100)];
  expect(editedLines(lines, new Map([[0, thousandths(0)]]))).toMatchObject({
    refusal: { code: 'combo-not-editable' },
  });
  expect(editedLines(lines, new Map([[1, thousandths(1000)]])).ok).toBe(true);
});
