/** A client's delivery address. Spec 3, address. */
import type { AddressId } from '#kernel/ids.ts';

export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** An address that letters and goods are sent to. */
export interface PostalAddress {
  readonly street: string;
  readonly number: string;
  readonly district: string;
  readonly complement: string;
  readonly city: string;
  /** Two capital letters. */
  readonly state: string;
  /** Eight digits. */
  readonly postalCode: string;
}

export interface Address extends PostalAddress {
  readonly id: AddressId;
  /** 'Casa', 'Loja 2'; may be empty. */
  readonly label: string;
  readonly country: string;
  readonly reference: string;
  readonly position?: Position;
  readonly primary: boolean;
  readonly erpCode?: string;
}

export type NewAddress = Omit<Address, 'id' | 'erpCode'>;

/** The postal part of an address, and nothing else of it. */
export const postalAddressOf = (address: PostalAddress): PostalAddress => ({
  street: address.street,
  number: address.number,
  district: address.district,
  complement: address.complement,
  city: address.city,
  state: address.state,
  postalCode: address.postalCode,
});

/** The address as one line of text (textoendereco). */
export function formatAddress(address: PostalAddress): string {
  const { street, number, complement, district, city, state, postalCode } = address;
  const door = [street, number, complement].filter((part) => part !== '').join(', ');
  return `${door} - ${district}, ${city} - ${state}, ${formatPostalCode(postalCode)}`;
}

/** '01310100' as '01310-100'. */
export const formatPostalCode = (digits: string): string => digits.replace(/^(\d{5})(\d{3})$/, '$1-$2');

/** A Brazilian municipality, by its number at the national institute of geography (IBGE). */
export interface Municipality {
  readonly code: number;
  readonly name: string;
  /** Two capital letters. */
  readonly state: string;
  /** The municipality's seat. */
  readonly position: Position;
  readonly capital: boolean;
}

/** The place of a CEP. Unknown fields are empty; the state is always known. */
export interface PostalPlace {
  readonly postalCode: string;
  readonly state: string;
  readonly city: string;
  readonly district: string;
  readonly street: string;
  readonly position?: Position;
}
