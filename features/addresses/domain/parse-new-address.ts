/** Validates typed addresses, with errors per field. Spec 3 and 5, address. */

import { accept, type Result, refuse } from '#kernel/result.ts';
import { tidyText } from '#kernel/tidy-text.ts';
import type { NewAddress } from './address.ts';
import { isState } from './states.ts';

/** An address from a form or a request: texts as typed, missing ones empty. */
export interface AddressDraft extends Readonly<Record<AddressText, string>> {
  readonly latitude?: number;
  readonly longitude?: number;
  readonly primary?: boolean;
}

type AddressText =
  | 'label'
  | 'street'
  | 'number'
  | 'district'
  | 'complement'
  | 'city'
  | 'state'
  | 'postalCode'
  | 'country'
  | 'reference';

export type AddressField = AddressText | 'position';
export type AddressErrors = Readonly<Partial<Record<AddressField, string>>>;

/** Maximum length of each field, and the error of an empty required one. */
const texts: Readonly<Record<AddressText, { maxLength: number; missing?: string }>> = {
  label: { maxLength: 60 },
  street: { maxLength: 120, missing: 'Informe a rua.' },
  number: { maxLength: 20, missing: 'Informe o número ou S/N.' },
  district: { maxLength: 80, missing: 'Informe o bairro.' },
  complement: { maxLength: 120 },
  city: { maxLength: 80, missing: 'Informe a cidade.' },
  state: { maxLength: 2, missing: 'Escolha o estado.' },
  postalCode: { maxLength: 10, missing: 'Informe o CEP.' },
  country: { maxLength: 60 },
  reference: { maxLength: 200 },
};

const names = Object.keys(texts) as AddressText[];

/**
 * Trims the texts, collapses whitespace and control characters to a single space, removes punctuation from the CEP, and
 * fills an empty country with Brasil.
 */
export function parseNewAddress(draft: AddressDraft): Result<NewAddress, AddressErrors> {
  const tidy = tidied(draft);
  const errors = {
    ...textErrors(tidy),
    ...stateError(tidy),
    ...postalCodeError(tidy),
    ...positionError(draft),
  };
  if (Object.keys(errors).length > 0) return refuse(errors);
  const { latitude, longitude, primary = false } = draft;
  const position =
    latitude === undefined || longitude === undefined ? {} : { position: { latitude, longitude } };
  return accept({ ...tidy, ...position, primary });
}

type Tidy = Readonly<Record<AddressText, string>>;

function tidied(draft: AddressDraft): Tidy {
  const trimmed = Object.fromEntries(names.map((name) => [name, tidyText(draft[name])])) as Tidy;
  return {
    ...trimmed,
    state: trimmed.state.toUpperCase(),
    postalCode: digitsOf(trimmed.postalCode),
    country: trimmed.country || 'Brasil',
  };
}

/** A CEP without hyphen, points and spaces. */
export const digitsOf = (postalCode: string): string => postalCode.replace(/[-.\s]/g, '');

function textErrors(tidy: Tidy): AddressErrors {
  const errors: Partial<Record<AddressField, string>> = {};
  for (const name of names) {
    const { maxLength, missing } = texts[name];
    if (tidy[name] === '' && missing !== undefined) errors[name] = missing;
    else if (tidy[name].length > maxLength) errors[name] = `Use no máximo ${maxLength} caracteres.`;
  }
  return errors;
}

const stateError = ({ state }: Tidy): AddressErrors =>
  state === '' || isState(state) ? {} : { state: 'Escolha um dos 27 estados.' };

const postalCodeError = ({ postalCode }: Tidy): AddressErrors =>
  postalCode === '' || /^\d{8}$/.test(postalCode) ? {} : { postalCode: 'O CEP tem 8 números.' };

function positionError({ latitude, longitude }: AddressDraft): AddressErrors {
  if (latitude === undefined && longitude === undefined) return {};
  const valid = isWithin(latitude, 90) && isWithin(longitude, 180);
  return valid ? {} : { position: 'A posição no mapa não é válida.' };
}

const isWithin = (degrees: number | undefined, limit: number): boolean =>
  degrees !== undefined && Number.isFinite(degrees) && Math.abs(degrees) <= limit;
