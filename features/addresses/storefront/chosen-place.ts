/** The delivery place that the user chose, stored between visits. Spec 4, address flow. */
import { type AddressId, isUuid } from '#kernel/ids.ts';
import { readConsented, writeConsented } from '#platform/web/storage/consented-storage.ts';
import type { Position } from '../domain/address.ts';

/** One of the client's addresses, or what a visitor said of the place. */
export type ChosenPlace =
  | { readonly addressId: AddressId }
  | { readonly position: Position }
  | { readonly postalCode: string };

const KEY = 'vitrine-place';

/** In memory until the page is left, also if storage is not available. The object's identity only changes with the place. */
let chosen: ChosenPlace | undefined;
let wasRead = false;
const listeners = new Set<(place: ChosenPlace) => void>();

/** Undefined before a choice, and on the server, whose pages are shared. */
export function chosenPlace(): ChosenPlace | undefined {
  if (!wasRead && typeof document !== 'undefined') {
    chosen = parsePlace(readConsented(KEY));
    wasRead = true;
  }
  return chosen;
}

export function rememberPlace(place: ChosenPlace): void {
  chosen = place;
  wasRead = true;
  writeConsented(KEY, placeText(place));
  for (const listener of listeners) listener(place);
}

/** Clears the choice after the address was deleted. Listeners receive an empty CEP. */
export function forgetPlace(): void {
  chosen = undefined;
  wasRead = true;
  writeConsented(KEY, '');
  for (const listener of listeners) listener({ postalCode: '' });
}

export function onPlaceChosen(listener: (place: ChosenPlace) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Positions are rounded to about 100 metres: enough to find a supplier, but not a person. */
const placeText = (place: ChosenPlace): string => {
  if ('addressId' in place) return place.addressId;
  if ('postalCode' in place) return place.postalCode;
  return `${place.position.latitude.toFixed(3)} ${place.position.longitude.toFixed(3)}`;
};

function parsePlace(text: string | null): ChosenPlace | undefined {
  if (text === null) return undefined;
  if (isUuid(text)) return { addressId: text };
  if (/^\d{8}$/.test(text)) return { postalCode: text };
  const [latitude = Number.NaN, longitude = Number.NaN] = text.split(' ').map(Number);
  const valid = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return valid ? { position: { latitude, longitude } } : undefined;
}
