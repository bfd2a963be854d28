/** Makes a place the active one without another search, because its suppliers were just shown. */
import { type ChosenPlace, rememberPlace } from '#features/addresses/storefront/chosen-place.ts';

let found: ChosenPlace | undefined;

export function rememberFound(place: ChosenPlace): void {
  found = place;
  rememberPlace(place);
  found = undefined;
}

/** Whether `rememberPlace` is just being called for a found place; for its listeners. */
export const isFound = (place: ChosenPlace): boolean => place === found;
