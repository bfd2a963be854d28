import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import { deliveryAreas } from './delivery.tables.ts';

const { shape } = deliveryAreas;

/** In millionths of a degree. */
const SCALE = sql.raw('1000000');

type Degrees = Placeholder | SQL | number | null;

/**
 * Whether the area's polygon covers the point. `&&` with the point as a box lets the index help; then the point must be
 * inside. PostgreSQL takes for inside what lies so near a border that two lengths multiplied are below a millionth: in
 * degrees that is metres, in millionths of degrees nothing.
 */
export function shapeCovers(longitude: Degrees, latitude: Degrees): SQL {
  const [x, y] = [sql`${longitude}::float8`, sql`${latitude}::float8`];
  return sql`${shape} && polygon(box(point(${x}, ${y}), point(${x}, ${y})))
    and polygon(path(${shape}) * point(${SCALE}, 0)) @> point(${x} * ${SCALE}, ${y} * ${SCALE})`;
}
