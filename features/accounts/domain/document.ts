/** CPF and CNPJ by their check digits. The CNPJ has letters since July 2026 (IN RFB 2.229/2024). */

/** Without punctuation, letters in upper case. */
export const bareDocument = (typed: string): string => typed.replace(/[\s./-]/g, '').toUpperCase();

/** Whether eleven digits are a CPF. */
export const isCpf = (bare: string): boolean =>
  /^\d{11}$/.test(bare) && !isRepeated(bare) && hasCheckDigits(bare, 11);

/** Whether twelve letters or digits and two digits are a CNPJ. */
export const isCnpj = (bare: string): boolean =>
  /^[0-9A-Z]{12}\d{2}$/.test(bare) && !isRepeated(bare) && hasCheckDigits(bare, 9);

const isRepeated = (bare: string): boolean => new Set(bare).size === 1;

const hasCheckDigits = (bare: string, heaviest: number): boolean => {
  const body = bare.slice(0, -2);
  const first = checkDigit(body, heaviest);
  return bare === `${body}${first}${checkDigit(`${body}${first}`, heaviest)}`;
};

/** Modulo 11; weights grow from 2 at the right up to the heaviest, then start again. */
function checkDigit(body: string, heaviest: number): number {
  let sum = 0;
  let weight = 2;
  for (let place = body.length - 1; place >= 0; place--) {
    sum += (body.charCodeAt(place) - 48) * weight;
    weight = weight === heaviest ? 2 : weight + 1;
  }
  const rest = sum % 11;
  return rest < 2 ? 0 : 11 - rest;
}

/** '12.ABC.345/01DE-35' or '529.982.247-25'; anything else stays as it is. */
export const formatDocument = (bare: string): string =>
  bare
    .replace(/^([0-9A-Z]{2})([0-9A-Z]{3})([0-9A-Z]{3})([0-9A-Z]{4})(\d{2})$/, '$1.$2.$3/$4-$5')
    .replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4');
