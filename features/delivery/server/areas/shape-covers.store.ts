import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import { EARTH_RADIUS } from '../../domain/distance.ts';
import { deliveryAreas } from '../delivery.tables.ts';

const { shape, radiusMetres, centreLatitude, centreLongitude } = deliveryAreas;

/** Millionths of a degree. */
const SCALE = sql.raw('1000000');

type Degrees = Placeholder | SQL | number | null;

/**
 * Whether the area covers the point. `&&` with the point as a box uses the index; then the point must be inside.
 * PostgreSQL treats points as inside if they are so near the border that the product of two lengths is below a
 * millionth: that is metres in degrees, but nothing in millionths of a degree.
 */
export function shapeCovers(longitude: Degrees, latitude: Degrees): SQL {
  const [x, y] = [sql`${longitude}::float8`, sql`${latitude}::float8`];
  return sql`${shape} && polygon(box(point(${x}, ${y}), point(${x}, ${y})))
    and case when ${radiusMetres} is null
      then polygon(path(${shape}) * point(${SCALE}, 0)) @> point(${x} * ${SCALE}, ${y} * ${SCALE})
      else ${metresFromCentre(x, y)} <= ${radiusMetres} end`;
}

/** `metresBetween` in SQL. */
const metresFromCentre = (
  x: SQL,
  y: SQL,
): SQL => sql`(2 * ${sql.raw(String(EARTH_RADIUS))} * asin(sqrt(least(1,
  power(sin(radians(${y} - ${centreLatitude}) / 2), 2) + cos(radians(${centreLatitude})) * cos(radians(${y}))
    * power(sin(radians(${x} - ${centreLongitude}) / 2), 2)))))`;
