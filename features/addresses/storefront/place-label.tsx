import { type Address, formatPostalCode } from '../domain/address.ts';
import type { ChosenPlace } from './chosen-place.ts';
import { useActiveAddress } from './use-active-address.ts';
import { useChosenPlace } from './use-chosen-place.ts';

/** Where goods go, in few words. */
export function PlaceLabel({ otherwise }: { readonly otherwise: string }) {
  const { active } = useActiveAddress();
  const place = useChosenPlace();
  return <>{placeWords(active, place) ?? otherwise}</>;
}

/** A client's address says more than what they once told as a visitor. */
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
