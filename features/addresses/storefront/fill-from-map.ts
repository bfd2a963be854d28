import { formatPostalCode } from '../domain/address.ts';
import type { MappedPlace } from '../domain/maps-result.ts';
import { STATES } from '../domain/states.ts';
import type { Fields } from './address-form-values.ts';

type Filled = Partial<Pick<Fields, 'postalCode' | 'street' | 'district' | 'city' | 'state'>>;

/**
 * What the address of a point on the map changes in the form. It was asked for, so it takes the place of what was typed;
 * what the map does not know stays. Whoever changes street or city has another number.
 */
export function fillFromMap(
  { address }: MappedPlace,
  typed: Pick<Fields, 'street' | 'city' | 'number'>,
): Filled & Partial<Pick<Fields, 'number'>> {
  const { postalCode, street, district, city, state } = address;
  const moved = (street !== '' && street !== typed.street) || (city !== '' && city !== typed.city);
  return {
    ...(/^\d{8}$/.test(postalCode) ? { postalCode: formatPostalCode(postalCode) } : {}),
    ...(street === '' ? {} : { street }),
    ...(district === '' ? {} : { district }),
    ...(city === '' ? {} : { city }),
    ...(STATES.some((one) => one === state) ? { state } : {}),
    ...(moved && typed.number !== '' ? { number: '' } : {}),
  };
}
