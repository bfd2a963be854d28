/** A place whose suppliers the shopper has seen becomes the active one, and is not looked up once more. */
import { type ChosenPlace, rememberPlace } from '#features/addresses/storefront/public.tsx';

let found: ChosenPlace | undefined;

export function rememberFound(place: ChosenPlace): void {
  found = place;
  rememberPlace(place);
  found = undefined;
}

/** Asked by those who are told of the choice, while they are told. */
export const isFound = (place: ChosenPlace): boolean => place === found;
