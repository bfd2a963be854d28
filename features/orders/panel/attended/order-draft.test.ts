import fc from 'fast-check';
import { expect, test } from 'vitest';
import { thousandths } from '#kernel/quantity.ts';
import { NO_FIELDS, parseDraft, wantedLines, withProduct } from './order-draft.ts';

const ID = '019a0000-0000-7000-8000-000000000001';
const coffee = { id: ID, name: 'Café', combo: false };
const added = { ...coffee, least: thousandths(2_500), step: thousandths(500) };

test('a stored draft is read back as it was', () => {
  const fields = {
    ...NO_FIELDS,
    client: { id: ID, label: 'Ana' },
    lines: [{ ...coffee, quantity: 1500 }],
    slot: '2026-12-01 x',
    answers: { [ID]: 'Sim' },
    adult: true,
  };
  expect(parseDraft(JSON.parse(JSON.stringify({ key: 'k', fields })))).toEqual({ key: 'k', fields });
});

test('whatever else is stored is no draft, or a draft without it', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (stored) => {
      const draft = parseDraft({ key: 'k', fields: stored });
      expect(draft?.key).toBe('k');
      for (const { quantity } of wantedLines(draft?.fields.lines ?? [])) expect(quantity).toBeGreaterThan(0);
    }),
  );
  expect(parseDraft(null)).toBeUndefined();
  expect(parseDraft({ fields: NO_FIELDS })).toBeUndefined();
});

test('a product begins with its smallest order, and once more is a step more; a combo of its id is another line', () => {
  const once = withProduct([], added);
  expect(once).toEqual([{ ...coffee, quantity: 2500 }]);
  expect(withProduct(once, added)).toEqual([{ ...coffee, quantity: 3000 }]);
  expect(withProduct(once, { ...added, combo: true })).toHaveLength(2);
  expect(withProduct([{ ...coffee, quantity: Number.NaN }], added)).toEqual([{ ...coffee, quantity: 500 }]);
});

test('lines without a quantity are not wanted yet', () => {
  const lines = [null, 0, Number.NaN, 500].map((quantity) => ({ ...coffee, quantity }));
  expect(wantedLines(lines)).toEqual([{ ...coffee, quantity: 500 }]);
});
