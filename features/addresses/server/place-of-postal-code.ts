import type { Db } from '#platform/db/database.ts';
import type { PostalPlace } from '../domain/address.ts';
import { capitalOfPostalCode } from '../domain/capital-of-postal-code.ts';
import { stateOfPostalCode } from '../domain/state-of-postal-code.ts';
import { capitalOf } from './municipalities.store.ts';
import type { PostalCodeLookup } from './postal-code-lookup.ts';

export interface ResolvedPlace extends PostalPlace {
  /** Whether a service knew the CEP, or only its digits were used. */
  readonly source: 'service' | 'digits';
}

/**
 * A CEP's place: from the service, else from its digits: the state and, for capitals if municipalities are imported,
 * the city.
 */
export async function placeOfPostalCode(
  db: Db,
  postalCode: string,
  lookUp: PostalCodeLookup,
): Promise<ResolvedPlace | undefined> {
  const found = await lookUp(postalCode);
  if (found !== undefined && found !== 'unknown') return { ...found, source: 'service' };
  const state = stateOfPostalCode(postalCode);
  if (state === undefined) return undefined;
  const ofCapital = capitalOfPostalCode(postalCode);
  const city = ofCapital === undefined ? '' : ((await capitalOf(db, ofCapital))?.name ?? '');
  return { postalCode, state, city, district: '', street: '', source: 'digits' };
}
