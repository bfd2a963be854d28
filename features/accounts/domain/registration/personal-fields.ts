/** Normalisation and validation of personal fields. Each validator returns an error text, or undefined. */
import { bareDocument } from '../document.ts';

const MAX_NAME_LENGTH = 120;
const TOO_LONG = `Use no máximo ${MAX_NAME_LENGTH} caracteres.`;

export const nameProblem = (name: string): string | undefined =>
  !/\p{L}/u.test(name) ? 'Informe o nome completo.' : name.length > MAX_NAME_LENGTH ? TOO_LONG : undefined;

export const companyNameProblem = (name: string): string | undefined =>
  !/[\p{L}\d]/u.test(name) ? 'Informe a razão social.' : name.length > MAX_NAME_LENGTH ? TOO_LONG : undefined;

/** Formats differ by state: 'ISENTO', or 8 to 14 digits, some after a 'P'. Empty is allowed. */
export const stateRegistrationProblem = (typed: string): string | undefined =>
  /^(ISENTO|P?\d{8,14})?$/.test(bareDocument(typed)) ? undefined : 'Informe de 8 a 14 números ou ISENTO.';

export const phoneProblem = (typed: string): string | undefined =>
  isPhone(typed) ? undefined : 'Informe o telefone com DDD, como (11) 91234-5678.';

/** Digits only, without Brazil's country code; other countries keep a leading plus. */
export function tidyPhone(typed: string): string {
  const digits = typed.replace(/\D/g, '').replace(/^0+/, '');
  if (!typed.trim().startsWith('+')) return digits;
  return digits.startsWith('55') ? digits.slice(2) : `+${digits}`;
}

/** Brazilian numbers have an area code and ten or eleven digits; others have their country code. */
function isPhone(typed: string): boolean {
  if (!/^\+?[\d\s().-]+$/.test(typed.trim())) return false;
  const phone = tidyPhone(typed);
  return phone.startsWith('+') ? /^\+\d{8,15}$/.test(phone) : /^[1-9]{2}(9\d{8}|[2-5]\d{7})$/.test(phone);
}

/** '(11) 91234-5678'; numbers of other countries stay unchanged. */
export const formatPhone = (phone: string): string =>
  phone.replace(/^(\d{2})(\d{4,5})(\d{4})$/, '($1) $2-$3');
