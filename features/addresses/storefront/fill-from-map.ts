import { formatPostalCode } from '../domain/address.ts';
import type { MappedPlace } from '../domain/maps-result.ts';
import { STATES } from '../domain/states.ts';
import type { Fields } from './address-form-values.ts';

type Filled = Partial<Pick<Fields, 'postalCode' | 'street' | 'district' | 'city' | 'state'>>;

/**
 * The form fields to change for a place on the map. The user requested them, so they replace what was typed; unknown
 * fields stay. If street or city change, the number is cleared.
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
