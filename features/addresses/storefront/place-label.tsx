import { type Address, formatPostalCode } from '../domain/address.ts';
import type { ChosenPlace } from './chosen-place.ts';
import { useActiveAddress } from './use-active-address.ts';
import { useChosenPlace } from './use-chosen-place.ts';

/** A short text for the delivery place. */
export function PlaceLabel({ otherwise }: { readonly otherwise: string }) {
  const { active } = useActiveAddress();
  const place = useChosenPlace();
  return <>{placeWords(active, place) ?? otherwise}</>;
}

/** The client's active address, else what a visitor said of the place. */
export function placeWords(active: Address | undefined, place: ChosenPlace | undefined): string | undefined {
  if (active !== undefined) {
    const door = `${active.street}, ${active.number}`;
    return `Entregar em ${active.label === '' ? door : `${active.label}: ${door}`}`;
  }
  if (place === undefined || 'addressId' in place) return undefined;
  return 'postalCode' in place
    ? `Entregar no CEP ${formatPostalCode(place.postalCode)}`
    : 'Entregar onde você está';
}
