/** An area's bounds as columns: a polygon in PostgreSQL's text format, a centre with a radius, or two CEPs. */
import type { AreaBounds, LngLat } from '../../domain/area.ts';
import { cornersAround } from '../../domain/corners-around.ts';

export interface BoundsRow {
  readonly shape: string | null;
  readonly centreLatitude: number | null;
  readonly centreLongitude: number | null;
  readonly radiusMetres: number | null;
  readonly postalFrom: string | null;
  readonly postalTo: string | null;
}

const NOTHING: BoundsRow = {
  shape: null,
  centreLatitude: null,
  centreLongitude: null,
  radiusMetres: null,
  postalFrom: null,
  postalTo: null,
};

export function boundsToRow(bounds: AreaBounds): BoundsRow {
  if (bounds.kind === 'postal-range') return { ...NOTHING, postalFrom: bounds.from, postalTo: bounds.to };
  if (bounds.kind === 'polygon') return { ...NOTHING, shape: polygonText(bounds.ring) };
  const { centre, metres } = bounds;
  return {
    ...NOTHING,
    shape: polygonText(cornersAround(centre, metres)),
    centreLatitude: centre.latitude,
    centreLongitude: centre.longitude,
    radiusMetres: metres,
  };
}

/** A row has a polygon, a radius with the polygon around it, or a range. */
export function boundsOfRow(row: BoundsRow): AreaBounds {
  const { shape, centreLatitude: latitude, centreLongitude: longitude, radiusMetres: metres } = row;
  if (latitude !== null && longitude !== null && metres !== null)
    return { kind: 'radius', centre: { latitude, longitude }, metres };
  return shape === null
    ? { kind: 'postal-range', from: row.postalFrom ?? '', to: row.postalTo ?? '' }
    : { kind: 'polygon', ring: cornersOf(shape) };
}

const polygonText = (ring: readonly LngLat[]): string => `(${ring.map(([x, y]) => `(${x},${y})`).join(',')})`;

/** '((-46.7,-23.5),(-46.6,-23.6))' is PostgreSQL's format. */
const cornersOf = (polygon: string): LngLat[] =>
  [...polygon.matchAll(/\(([^(),]+),([^(),]+)\)/g)].map(([, x, y]) => [Number(x), Number(y)]);
