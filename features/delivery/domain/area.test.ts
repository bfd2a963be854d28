import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AreaBounds, areaAt, covers, type LngLat } from './area.ts';

const square: AreaBounds = {
  kind: 'polygon',
  ring: [
    [0, 0],
    [4, 0],
    [4, 4],
    [0, 4],
  ],
};
/** A U: the notch between its arms is outside. */
const notched: AreaBounds = {
  kind: 'polygon',
  ring: [
    [0, 0],
    [6, 0],
    [6, 6],
    [4, 6],
    [4, 2],
    [2, 2],
    [2, 6],
    [0, 6],
    [0, 0],
  ],
};
const at = (longitude: number, latitude: number) => ({ position: { latitude, longitude } });

test.each([
  ['inside', square, at(1, 2), true],
  ['east of it', square, at(5, 2), false],
  ['west of it', square, at(-1, 2), false],
  ['on the height of a corner', square, at(-1, 4), false],
  ['in an arm of the U', notched, at(1, 5), true],
  ['in the notch of the U', notched, at(3, 5), false],
  ['below the notch', notched, at(3, 1), true],
  ['without coordinates', square, { postalCode: '01310100' }, false],
])('a polygon and a place %s', (_, bounds, place, expected) => {
  expect(covers(bounds, place)).toBe(expected);
});

test.each([
  ['01000000', true],
  ['01310100', true],
  ['05999999', true],
  ['00999999', false],
  ['06000000', false],
  [undefined, false],
])('the range 01000000 to 05999999 and CEP %s', (postalCode, expected) => {
  const bounds: AreaBounds = { kind: 'postal-range', from: '01000000', to: '05999999' };
  expect(covers(bounds, postalCode === undefined ? {} : { postalCode })).toBe(expected);
});

test('the first area that covers the place wins', () => {
  const near = { name: 'near', bounds: square };
  const far = { name: 'far', bounds: notched };
  expect(areaAt([near, far], at(1, 1))?.name).toBe('near');
  expect(areaAt([far, near], at(1, 1))?.name).toBe('far');
  expect(areaAt([near, far], at(5, 1))?.name).toBe('far');
  expect(areaAt([near, far], at(9, 9))).toBeUndefined();
});

const degrees = fc.double({ min: -10, max: 10, noNaN: true });

test('it does not matter at which corner a ring starts, in which sense it runs and whether it is closed', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(degrees, degrees), { minLength: 3, maxLength: 12 }),
      fc.nat(11),
      degrees,
      degrees,
      (ring: LngLat[], start, longitude, latitude) => {
        const isCovered = covers({ kind: 'polygon', ring }, at(longitude, latitude));
        const turned = [...ring.slice(start), ...ring.slice(0, start)];
        const [first] = ring;
        expect(covers({ kind: 'polygon', ring: turned }, at(longitude, latitude))).toBe(isCovered);
        expect(
          covers({ kind: 'polygon', ring: [...ring, ...(first ? [first] : [])] }, at(longitude, latitude)),
        ).toBe(isCovered);
      },
    ),
  );
});

test('a box contains exactly what lies between its edges', () => {
  fc.assert(
    fc.property(degrees, degrees, (longitude, latitude) => {
      const inside = longitude > 0 && longitude < 4 && latitude > 0 && latitude < 4;
      const onEdge = [0, 4].includes(longitude) || [0, 4].includes(latitude);
      if (!onEdge) expect(covers(square, at(longitude, latitude))).toBe(inside);
    }),
  );
});

interface Feature {
  readonly properties: { readonly codigo_ibge: string | number };
  readonly geometry: { readonly type: string; readonly coordinates: LngLat[][] };
}
interface Case {
  readonly lat: number;
  readonly lng: number;
  readonly rotulo?: string;
  readonly esperado: string | null;
}
const data = (name: string) => new URL(`../../../../shared/data/geo/${name}`, import.meta.url);
const present = existsSync(data('ponto_em_poligono_rmsp.json'));
const read = (name: string) => JSON.parse(readFileSync(data(name), 'utf8'));

describe.skipIf(!present)('the towns around São Paulo', () => {
  const towns = present ? (read('rmsp_municipios.geojson').features as Feature[]) : [];
  const cases = present ? (read('ponto_em_poligono_rmsp.json').casos as Case[]) : [];
  const areas = towns.map(({ properties, geometry }) => ({
    code: String(properties.codigo_ibge),
    bounds: { kind: 'polygon', ring: geometry.coordinates[0] ?? [] } satisfies AreaBounds,
  }));

  test('each of the published points lies in its town', () => {
    expect(cases.length).toBeGreaterThan(300);
    const wrong = cases.filter(
      ({ lat, lng, esperado }) => (areaAt(areas, at(lng, lat))?.code ?? null) !== esperado,
    );
    expect(wrong).toEqual([]);
  });
});
