/** Further views of what sells most: a product's page shows two to four pictures where that helps to decide. */
import { CATALOGS } from './popularity.mjs';

/** Products of each shop, from the most popular on. */
const WITH_VIEWS = 12;

/** What changes of the first picture's view, and what it says to who cannot see it. */
const VIEWS = [
  { suffix: 'de-lado', alt: (name) => `${name}, visto de outro lado`, turn: { yaw: 34, pitch: 16 } },
  {
    suffix: 'de-perto',
    alt: (name) => `${name}, de perto`,
    turn: { yaw: -8, pitch: 8, fill: 1.55, shadow: false },
  },
  { suffix: 'de-costas', alt: (name) => `${name}, visto por trás`, turn: { yaw: 158, pitch: 12 } },
];

const ranks = new Map(
  Object.entries(CATALOGS).flatMap(([shop, { products }]) =>
    products.slice(0, WITH_VIEWS).map(({ name }, rank) => [`${shop} ${name}`, rank]),
  ),
);

/** One, two and three further views in turn. */
export function furtherViews({ shop, name }, key, order) {
  const rank = ranks.get(`${shop} ${name}`);
  if (rank === undefined) return [];
  return VIEWS.slice(0, 1 + (rank % VIEWS.length)).map(({ suffix, alt, turn }) => ({
    key: `${key}--${suffix}`,
    alt: alt(name),
    order: { ...order, view: { ...order.view, ...turn } },
  }));
}
