/** Positions of CEPs: from the CEP service, else by geocoding its street. Always undefined if no services are configured. */

import { ttlCache } from '#platform/cache/ttl-cache.ts';
import type { Context } from '#platform/db/context.ts';
import type { AddressCounter } from '#platform/http/limits/address-counter.ts';
import type { Position, PostalPlace } from '../domain/address.ts';
import { stateOfPostalCode } from '../domain/state-of-postal-code.ts';
import type { Geocoder } from './geocoder.ts';
import type { PostalCodeLookup } from './postal-code-lookup.ts';

/** For a CEP of eight digits; undefined if the position is unknown or the services are slow or throttled. */
export type PositionOf = (
  asker: Pick<Context, 'asker' | 'now'>,
  postalCode: string,
) => Promise<Position | undefined>;

interface PositionSources {
  readonly lookUp: PostalCodeLookup;
  readonly maps: Geocoder | undefined;
  /** Only counts requests to services, not cached results. */
  readonly throttle: AddressCounter;
}

const A_DAY = 24 * 60 * 60_000;
const MAX_CACHED = 10_000;
/** Milliseconds for which a failing service is not called, so that cart updates don't wait for it. */
const RETRY_PAUSE = 30_000;

export function positionOfPostalCode({ lookUp, maps, throttle }: PositionSources): PositionOf {
  const positions = ttlCache<Position | 'nowhere'>({ max: MAX_CACHED, timeToLive: A_DAY });
  let restsUntil = 0;
  return async ({ asker, now }, postalCode) => {
    if (stateOfPostalCode(postalCode) === undefined) return undefined;
    const found = await positions.get(postalCode, async () => {
      if (now < restsUntil || !throttle.may(asker, now)) return undefined;
      const place = await lookUp(postalCode);
      if (place === undefined) {
        restsUntil = now + RETRY_PAUSE;
        return undefined;
      }
      if (place === 'unknown') return 'nowhere';
      return place.position ?? (await onTheMap(maps, place)) ?? 'nowhere';
    });
    return found === 'nowhere' ? undefined : found;
  };
}

/** Not for the CEP of a whole town: its centre would be mistaken for the address. */
async function onTheMap(maps: Geocoder | undefined, place: PostalPlace): Promise<Position | undefined> {
  const { street, district, city, state } = place;
  if (maps === undefined || street === '' || city === '') return undefined;
  const around = district === '' ? '' : `${district}, `;
  const found = await maps.find(`${street}, ${around}${city} - ${state}, Brasil`);
  return found?.address.state === state ? found.position : undefined;
}
