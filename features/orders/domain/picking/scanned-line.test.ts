import { expect, test } from 'vitest';
import { thousandths } from '#kernel/quantity.ts';
import { type ScannableLine, scannedLine } from './scanned-line.ts';

const aLine = (position: number, more: Partial<ScannableLine> = {}): ScannableLine => ({
  ...{ position, sku: `CAFE-${position}`, unit: 'UN' },
  ...{ ordered: thousandths(2_000), picked: thousandths(0) },
  ...more,
});

const lines = [
  aLine(0, { ean: '7891000053508' }),
  aLine(1, { ean: '7891000053508', ordered: thousandths(500) }),
  aLine(2, { unit: 'KG', sku: '123' }),
  aLine(3, { picked: thousandths(2_000) }),
];

test.each([
  ['its EAN', '7891000053508', { kind: 'counted', position: 0, quantity: 1_000 }],
  ['its EAN as a GTIN-14', ' 07891000053508 ', { kind: 'counted', position: 0, quantity: 1_000 }],
  ['its code in another case', 'cafe-0', { kind: 'counted', position: 0, quantity: 1_000 }],
  ['less than one that was ordered', 'CAFE-1', { kind: 'counted', position: 1, quantity: 500 }],
  ['what is weighed', '123', { kind: 'weighed', position: 2 }],
  ['what there is all of', 'CAFE-3', { kind: 'full', position: 3 }],
  ['another product', '7891000053509', { kind: 'unknown' }],
  ['a short number that only ends alike', '0123', { kind: 'unknown' }],
  ['nothing', '  ', { kind: 'unknown' }],
])('a scanner reads %s', (_, code, found) => {
  expect(scannedLine(code, lines)).toEqual(found);
});

test('a full line gives way to the next of the same product, such as a gift', () => {
  const [first, ...others] = lines;
  const full = { ...(first ?? aLine(0)), picked: thousandths(2_000) };
  expect(scannedLine('7891000053508', [full, ...others])).toEqual({
    ...{ kind: 'counted', position: 1, quantity: 500 },
  });
});
