/** What the form of a new address holds: texts as typed. */
import type { AddressDraft } from '../domain/parse-new-address.ts';

export type Fields = Required<Omit<AddressDraft, 'latitude' | 'longitude' | 'country'>>;
export type TextName = Exclude<keyof Fields, 'primary'>;

/** In the order in which a mistake is shown first. */
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
};
