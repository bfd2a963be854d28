/** The typed line ("linha digitável"): the barcode's digits in another order, with additional check digits. */
import { collectionModulus11, modulus10 } from './check-digits.ts';

/** 47 digits from the 44 of a bank's barcode. */
export function typedLine(barcode: string): string {
  const [first, second, third] = [
    barcode.slice(0, 4) + barcode.slice(19, 24),
    barcode.slice(24, 34),
    barcode.slice(34, 44),
  ];
  return withDigit(first) + withDigit(second) + withDigit(third) + barcode.slice(4, 19);
}

const withDigit = (field: string): string => field + modulus10(field);

/** The 44 digits of the barcode; does not validate them. */
export const barcodeOfLine = (line: string): string =>
  line.slice(0, 4) + line.slice(32, 47) + line.slice(4, 9) + line.slice(10, 20) + line.slice(21, 31);

/** '34191.09008 01015.271248 80212.460002 4 25480000675787' */
export const formatLine = (line: string): string =>
  line.length === 48
    ? line.replace(/(\d{11})(\d)(?=\d|$)/g, '$1-$2 ').trim()
    : line.replace(/^(\d{5})(\d{5})(\d{5})(\d{6})(\d{5})(\d{6})(\d)(\d{14})$/, '$1.$2 $3.$4 $5.$6 $7 $8');

/** 48 digits from the 44 of a bill for utilities or taxes: each block of 11 is followed by its check digit. */
export function collectionLine(barcode: string): string {
  const digitOf = collectionDigit(barcode);
  return blocks(barcode, 11)
    .map((block) => block + digitOf(block))
    .join('');
}

export const barcodeOfCollectionLine = (line: string): string =>
  blocks(line, 12)
    .map((block) => block.slice(0, 11))
    .join('');

/** The barcode's third digit selects the check digit rule. */
export const collectionDigit = (barcode: string): ((digits: string) => string) =>
  barcode[2] === '8' || barcode[2] === '9' ? collectionModulus11 : modulus10;

const blocks = (digits: string, size: number): string[] =>
  Array.from({ length: Math.ceil(digits.length / size) }, (_, index) =>
    digits.slice(index * size, (index + 1) * size),
  );
