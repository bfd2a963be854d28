/** What people tell of themselves, in one spelling; and what is wrong with it, undefined where nothing is. */
import { bareDocument } from './document.ts';

const LONGEST_NAME = 120;
const TOO_LONG = `Use no máximo ${LONGEST_NAME} caracteres.`;

/** One space for blanks and control characters, none at the ends: the database holds no NUL, labels no line break. */
export const tidyText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();

export const nameProblem = (name: string): string | undefined =>
  !/\p{L}/u.test(name) ? 'Informe o nome completo.' : name.length > LONGEST_NAME ? TOO_LONG : undefined;

export const companyNameProblem = (name: string): string | undefined =>
  !/[\p{L}\d]/u.test(name) ? 'Informe a razão social.' : name.length > LONGEST_NAME ? TOO_LONG : undefined;

/** Each state writes its own; none has fewer than eight digits or more than fourteen. It may be left out. */
export const stateRegistrationProblem = (typed: string): string | undefined =>
  /^(ISENTO|P?\d{8,14})?$/.test(bareDocument(typed)) ? undefined : 'Informe de 8 a 14 números ou ISENTO.';

export const phoneProblem = (typed: string): string | undefined =>
  isPhone(typed) ? undefined : 'Informe o telefone com DDD, como (11) 91234-5678.';

/** Digits; a leading plus stays where the country is another than Brazil. */
export function tidyPhone(typed: string): string {
  const digits = typed.replace(/\D/g, '').replace(/^0+/, '');
  if (!typed.trim().startsWith('+')) return digits;
  return digits.startsWith('55') ? digits.slice(2) : `+${digits}`;
}

/** Brazil's with their area code, of ten digits or eleven; others with the country's code. */
function isPhone(typed: string): boolean {
  if (!/^\+?[\d\s().-]+$/.test(typed.trim())) return false;
  const phone = tidyPhone(typed);
  return phone.startsWith('+') ? /^\+\d{8,15}$/.test(phone) : /^[1-9]{2}(9\d{8}|[2-5]\d{7})$/.test(phone);
}

/** '(11) 91234-5678'; what is not Brazil's stays as it is. */
export const formatPhone = (phone: string): string =>
  phone.replace(/^(\d{2})(\d{4,5})(\d{4})$/, '($1) $2-$3');
