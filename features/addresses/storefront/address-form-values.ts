/** Values of the address form: texts as typed, and the pin. */
import { type Address, formatPostalCode, type Position } from '../domain/address.ts';
import type { AddressChanges } from '../domain/change-address.ts';
import type { AddressDraft } from '../domain/parse-new-address.ts';

export interface Fields extends Readonly<Record<(typeof fieldOrder)[number], string>> {
  readonly primary: boolean;
  readonly position: Position | null;
}
export type TextName = (typeof fieldOrder)[number];

/** Also the order in which errors get the focus. */
export const fieldOrder = [
  'postalCode',
  'street',
  'number',
  'complement',
  'district',
  'city',
  'state',
  'reference',
  'label',
] as const;

export const emptyFields: Fields = {
  postalCode: '',
  street: '',
  number: '',
  complement: '',
  district: '',
  city: '',
  state: '',
  reference: '',
  label: '',
  primary: false,
  position: null,
};

export function fieldsOf(address: Omit<Address, 'id'>): Fields {
  const texts = Object.fromEntries(fieldOrder.map((name) => [name, address[name]])) as Record<
    TextName,
    string
  >;
  return {
    ...texts,
    postalCode: formatPostalCode(address.postalCode),
    primary: address.primary,
    position: address.position ?? null,
  };
}

export const addressDraftOf = ({ position, ...typed }: Fields): AddressDraft => ({
  ...typed,
  country: '',
  ...(position ?? {}),
});

/** Only the changed fields, so that changes from another device are retained. */
export function changedFields(before: Fields, after: Fields): AddressChanges {
  const changed = fieldOrder.filter((name) => before[name] !== after[name]);
  const moved = JSON.stringify(before.position) !== JSON.stringify(after.position);
  return {
    ...Object.fromEntries(changed.map((name) => [name, after[name]])),
    ...(after.primary && !before.primary ? { primary: true } : {}),
    ...(moved ? { position: after.position } : {}),
  };
}
