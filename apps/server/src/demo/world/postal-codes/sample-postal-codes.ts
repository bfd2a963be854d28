/** A register of CEPs for the demo, which calls no outside service: the streets of its clients, and those that many people know. */

import type { PostalPlace } from '#features/addresses/domain/address.ts';
import type { PostalCodeLookup } from '#features/addresses/server/postal-code-lookup.ts';
import { DEMO_CLIENTS } from '../people.ts';
import { cityOfPostalCode } from './sample-cities.ts';
import { SAMPLE_STREETS } from './sample-streets.ts';

const streets = new Map<string, PostalPlace>(
  SAMPLE_STREETS.map(([postalCode, street, district, latitude, longitude]) => {
    const [city, state] = cityOfPostalCode(postalCode) ?? ['', ''];
    return [postalCode, { postalCode, street, district, city, state, position: { latitude, longitude } }];
  }),
);
for (const { addresses } of DEMO_CLIENTS)
  for (const { street, district, city = 'São Paulo', postalCode, latitude, longitude } of addresses)
    streets.set(postalCode, {
      ...{ postalCode, street, district, city, state: 'SP' },
      position: { latitude, longitude },
    });

/** Of any other CEP in the demo's cities it knows the city; beyond them its digits name the state. */
export const samplePostalCodes: PostalCodeLookup = async (postalCode) => {
  const known = streets.get(postalCode);
  if (known !== undefined) return known;
  const [city, state] = cityOfPostalCode(postalCode) ?? [];
  if (city === undefined || state === undefined) return 'unknown';
  return { postalCode, street: '', district: '', city, state };
};

export const SAMPLE_CEPS: readonly string[] = [...streets.keys()];
