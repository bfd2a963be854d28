import fc from 'fast-check';
import { expect, test } from 'vitest';
import { freeName, MAX_NAME_LENGTH, tidyName } from './list-name.ts';

test.each([
  ['  Compras   da\tsemana \n', 'Compras da semana'],
  ['   ', ''],
  ['Feira', 'Feira'],
])('%j is called %j', (written, name) => {
  expect(tidyName(written)).toBe(name);
});

test.each([
  ['Feira', [], 'Feira'],
  ['Feira', ['Churrasco'], 'Feira'],
  ['Feira', ['FEIRA'], 'Feira (2)'],
  ['Feira', ['Feira', 'feira (2)'], 'Feira (3)'],
  ['Feira (2)', ['Feira (2)'], 'Feira (2) (2)'],
])('%j beside %j is %j', (wished, taken, name) => {
  expect(freeName(wished, taken)).toBe(name);
});

test('a name is never another list’s, never too long, and stays as wished where it can', () => {
  const name = fc.string({ minLength: 1, maxLength: 90, unit: 'grapheme' }).map(tidyName).filter(Boolean);
  fc.assert(
    fc.property(name, fc.array(name, { maxLength: 20 }), fc.nat(5), (wished, others, copies) => {
      const taken = [...others];
      for (let made = 0; made <= copies; made += 1) {
        const free = freeName(wished, taken);
        expect(taken.map((one) => one.toLowerCase())).not.toContain(free.toLowerCase());
        expect(free.length).toBeLessThanOrEqual(MAX_NAME_LENGTH);
        expect(free).not.toMatch(/[\ud800-\udbff](?![\udc00-\udfff])/);
        taken.push(free);
      }
      if (wished.length <= MAX_NAME_LENGTH) expect(freeName(wished, [])).toBe(wished);
    }),
  );
});
