/** The check digits of boletos: FEBRABAN, "Layout Padrão de Código de Barras", and the banks' own weights. */

/** Modulus 10: every second digit from the right is doubled, and the digits of each product are added. */
export function modulus10(digits: string): string {
  let sum = 0;
  let weight = 2;
  for (const digit of fromRight(digits)) {
    const product = digit * weight;
    sum += product > 9 ? product - 9 : product;
    weight = 3 - weight;
  }
  return String((10 - (sum % 10)) % 10);
}

/** The weighted sum modulo 11; weights start with 2 at the right, go up to `largestWeight`, and start again. */
export function remainder11(digits: string, largestWeight: number): number {
  let sum = 0;
  let weight = 2;
  for (const digit of fromRight(digits)) {
    sum += digit * weight;
    weight = weight === largestWeight ? 2 : weight + 1;
  }
  return sum % 11;
}

/** The general digit of a bank's barcode: 1 where 11 less the remainder gives 0, 10 or 11. There is no digit 0. */
export function generalDigit(others: string): string {
  const digit = 11 - remainder11(others, 9);
  return digit > 9 ? '1' : String(digit);
}

/** Modulus 11 of bills for utilities and taxes: remainders 0 and 1 give 0, remainder 10 gives 1. */
export function collectionModulus11(digits: string): string {
  const remainder = remainder11(digits, 9);
  return remainder < 2 ? '0' : String(11 - remainder);
}

function* fromRight(digits: string): Generator<number> {
  for (let at = digits.length - 1; at >= 0; at -= 1) yield Number(digits[at]);
}
