import { formatPostalCode } from '../domain/address.ts';

interface AddressLines {
  readonly street: string;
  readonly number: string;
  readonly complement: string;
  readonly district: string;
  readonly city: string;
  readonly state: string;
  readonly postalCode: string;
}

/** An address in lines, as on an envelope. */
export function AddressText({ address }: { readonly address: AddressLines }) {
  const { street, number, complement, district, city, state, postalCode } = address;
  return (
    <>
      {[`${street}, ${number}`, complement].filter(Boolean).join(', ')}
      <br />
      {district}, {city} - {state}
      <br />
      CEP {formatPostalCode(postalCode)}
    </>
  );
}
