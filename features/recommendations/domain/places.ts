/** The regions by which popularity is counted. */
import type { PurchasePlace } from './purchase.ts';

/** The key of the whole shop among the regions. */
export const WHOLE_SHOP = '';

/** Keys of the regions that contain a place, the smallest first: 'SP sao paulo', 'SP' and the whole shop. */
export function regionsOf(place: PurchasePlace | undefined): readonly string[] {
  if (place === undefined || !/^[A-Z]{2}$/.test(place.state)) return [WHOLE_SHOP];
  const city = folded(place.city);
  return city === '' ? [place.state, WHOLE_SHOP] : [`${place.state} ${city}`, place.state, WHOLE_SHOP];
}

const MAX_CITY = 60;

/** One spelling per city: without accents, case and punctuation. */
const folded = (city: string): string =>
  city
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .slice(0, MAX_CITY);
