/** The country's municipalities as delivery areas, and points in and around them. Read from ../shared/data/geo. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Position } from '#features/addresses/domain/address.ts';
import type { AreaBounds, LngLat } from '#features/delivery/domain/area.ts';
import type { SeededRandom } from '../seeded-random.ts';

export interface MunicipalArea {
  /** IBGE's code; islands and exclaves have a number appended. */
  readonly name: string;
  readonly code: string;
  readonly bounds: Extract<AreaBounds, { kind: 'polygon' }>;
}

const file = (name: string) => fileURLToPath(new URL(`../../../shared/data/geo/${name}`, import.meta.url));
const POLYGONS = file('brasil_municipios_simplificado.geojson.gz');
const SEATS = file('municipios.csv.gz');

export const geoDataIsThere = (): boolean => existsSync(POLYGONS) && existsSync(SEATS);

const read = async (path: string): Promise<string> =>
  (await promisify(gunzip)(await readFile(path))).toString();

interface Feature {
  readonly properties: { readonly codigo_ibge: string };
  readonly geometry:
    | { readonly type: 'Polygon'; readonly coordinates: LngLat[][] }
    | { readonly type: 'MultiPolygon'; readonly coordinates: LngLat[][][] };
}

/**
 * Each polygon becomes an area. Holes are not cut out: they are other municipalities, which come later and are
 * smaller.
 */
export async function municipalAreas(): Promise<MunicipalArea[]> {
  const { features } = JSON.parse(await read(POLYGONS)) as { features: Feature[] };
  return features.flatMap(({ properties: { codigo_ibge: code }, geometry }) => {
    const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
    return polygons.flatMap(([ring = []], index) =>
      ring.length < 3
        ? []
        : [
            {
              name: index === 0 ? code : `${code}.${index}`,
              code,
              bounds: { kind: 'polygon', ring } as const,
            },
          ],
    );
  });
}

/** Half of the points lie near a municipality's seat, the others anywhere in the country or at sea. */
export async function places(random: SeededRandom, count: number): Promise<Position[]> {
  const [, ...lines] = (await read(SEATS)).trim().split('\n');
  const seats = lines.map((line) => /,(-?[\d.]+),(-?[\d.]+),[01],/.exec(line));
  const near = (degrees: number) => (random.next() - 0.5) * degrees;
  return Array.from({ length: count }, (_, index) => {
    const [, latitude, longitude] = random.pick(seats) ?? [];
    if (index % 2 === 0 || latitude === undefined)
      return { latitude: -34 + random.next() * 39, longitude: -74 + random.next() * 40 };
    return { latitude: Number(latitude) + near(0.2), longitude: Number(longitude) + near(0.2) };
  });
}
