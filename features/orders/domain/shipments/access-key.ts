/** The access key of an NF-e: 44 characters that identify document and issuer. MOC 7.0, 2.2.6; letters by NT 2025.001. */

export interface AccessKey {
  /** IBGE code of the issuer's state. */
  readonly state: string;
  /** Year and month, '2611'. */
  readonly month: string;
  /** CNPJ, since July 2026 also with letters, or a CPF after three zeros. */
  readonly issuer: string;
  /** '55': NF-e; '65': NFC-e. */
  readonly model: string;
  readonly series: number;
  readonly number: number;
  /** Type of emission: '1' is the normal one, others are contingencies. */
  readonly emission: string;
  /** Eight digits that the issuer chose. */
  readonly code: string;
}

const SHAPE = /^(\d{2})(\d{4})([0-9A-Z]{12}\d{2})(\d{2})(\d{3})(\d{9})(\d)(\d{8})\d$/;

/** Parses a key; undefined if it is invalid, for example by its check digit. */
export function parseAccessKey(key: string): AccessKey | undefined {
  const [, state, month, issuer, model, series, number, emission, code] = SHAPE.exec(key) ?? [];
  if (state === undefined || month === undefined || issuer === undefined || model === undefined)
    return undefined;
  if (emission === undefined || code === undefined) return undefined;
  if (!isMonth(month) || key.at(-1) !== accessKeyDigit(key.slice(0, 43))) return undefined;
  return { state, month, issuer, model, series: Number(series), number: Number(number), emission, code };
}

const isMonth = (yearAndMonth: string): boolean => {
  const month = Number(yearAndMonth.slice(2));
  return month >= 1 && month <= 12;
};

/**
 * Check digit of the first 43 characters: modulo 11, weights 2 to 9 from the right; a character counts its ASCII code
 * less 48.
 */
export function accessKeyDigit(body: string): string {
  let sum = 0;
  let weight = 2;
  for (let place = body.length - 1; place >= 0; place--) {
    sum += (body.charCodeAt(place) - 48) * weight;
    weight = weight === 9 ? 2 : weight + 1;
  }
  const rest = sum % 11;
  return String(rest < 2 ? 0 : 11 - rest);
}

/** '3526 0111 …': in groups of four, as it is printed. */
export const formatAccessKey = (key: string): string => key.replace(/(.{4})(?=.)/g, '$1 ');
