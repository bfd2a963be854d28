import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import type { AreaDraft } from '../../domain/edited-area.ts';
import { areaDraftOf, areaValues, cornersIn, cornersText, NEW_AREA } from './area-values.ts';
import { metresIn } from './bounds-words.ts';

const square = [
  [-46.7, -23.6],
  [-46.6, -23.6],
  [-46.6, -23.5],
  [-46.7, -23.6],
] as const;

const drafts: readonly AreaDraft[] = [
  { ...NEW_AREA, name: 'Recife', bounds: { kind: 'postal-range', from: '50000000', to: '52999999' } },
  {
    ...NEW_AREA,
    name: 'Desenhada',
    bounds: { kind: 'polygon', polygons: [[square]] },
    freeFrom: centavos(20_000),
    cutOff: 900,
  },
  { ...NEW_AREA, name: 'Com furo', bounds: { kind: 'polygon', polygons: [[square, square]] } },
  {
    ...NEW_AREA,
    name: 'Raio',
    bounds: { kind: 'radius', centre: { latitude: -8.05, longitude: -34.9 }, metres: 3_500 },
    rule: { kind: 'distance', includedMetres: 1_500, perKm: centavos(150) },
  },
  { ...NEW_AREA, name: 'Da loja', bounds: { kind: 'around-store', storeId: 'a', metres: 800 } },
  {
    ...NEW_AREA,
    name: 'Por peso',
    bounds: { kind: 'postal-range', from: '01000000', to: '05999999' },
    rule: { kind: 'weight', bands: [{ from: 5_000, fee: centavos(1_250) }] },
  },
  {
    ...NEW_AREA,
    name: 'Por valor',
    bounds: { kind: 'postal-range', from: '01000000', to: '05999999' },
    rule: {
      kind: 'value',
      bands: [
        { from: 10_000, fee: centavos(500) },
        { from: 20_000, fee: centavos(0) },
      ],
    },
  },
];

test.each(drafts)('what is shown of $name is what is saved again', (draft) => {
  expect(areaDraftOf(areaValues(draft), draft)).toEqual(draft);
});

test.each([
  ['3', 3_000],
  ['3,5', 3_500],
  ['0,25 km', 250],
  ['3.5', undefined],
  ['longe', undefined],
])('the distance %j', (text, metres) => {
  expect(metresIn(text)).toBe(metres);
});

test.each(['8 graus', '-8.05', '-95, 10', '1, 200'])('%j is no corner', (line) => {
  expect(cornersIn(`-8.05, -34.9\n${line}`)).toBeUndefined();
});

test('corners come back as they were written', () => {
  const degrees = (most: number) => fc.integer({ min: -most * 1e6, max: most * 1e6 }).map((n) => n / 1e6);
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.tuple(degrees(180), degrees(90)), { minLength: 3, maxLength: 8, selector: String }),
      (corners) => {
        expect(cornersIn(cornersText(corners))).toEqual(corners);
      },
    ),
  );
});
