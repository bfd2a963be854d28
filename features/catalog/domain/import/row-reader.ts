import { centavos, type Money } from '#kernel/money.ts';
import { LARGEST_QUANTITY, type Quantity, thousandths } from '#kernel/quantity.ts';
import { LARGEST_WEIGHT } from '../weight.ts';
import { parseDecimal } from './decimal.ts';
import type { ImportField, ImportProblem, ImportReason, ImportRow } from './import-fields.ts';

/** R$ 99.999.999,99; a higher price is taken for an error. */
const LARGEST_PRICE = 9_999_999_999;

/** Maximum bytes of UTF-8 for fields limited by an index or a page; other fields: `MAX_OTHER_LENGTH`. */
const MAX_LENGTH: Readonly<Partial<Record<ImportField, number>>> = {
  name: 2_000,
  description: 20_000,
  // Several URLs.
  picture: 12_000,
  // Tags and groupings share an index entry of at most 2,704 bytes with the brand.
  tags: 800,
  groupings: 800,
  principal: 128,
  brand: 300,
  category: 300,
  subcategory: 300,
  segments: 800,
  sku: 128,
};
const MAX_OTHER_LENGTH = 60;

export interface RowReader {
  readonly reasons: readonly ImportReason[];
  complain(field: ImportField, problem: ImportProblem): void;
  text(field: ImportField): string;
  required(field: ImportField): string;
  /** Undefined for empty fields, and for invalid ones after adding a reason. */
  money(field: ImportField): Money | undefined;
  quantity(field: ImportField): Quantity | undefined;
  grams(field: ImportField): number | undefined;
}

/** Reads the fields of a line and collects their errors. */
export function rowReader(row: ImportRow): RowReader {
  const reasons: ImportReason[] = [];
  const complain = (field: ImportField, problem: ImportProblem): undefined => {
    reasons.push({ field, problem, value: (row[field] ?? '').trim().slice(0, 60) });
  };
  const text = (field: ImportField): string => {
    const value = tidy(row[field] ?? '', field === 'description');
    if (value.includes('\ufffd')) complain(field, 'not-utf8');
    if (bytesOf(value) > (MAX_LENGTH[field] ?? MAX_OTHER_LENGTH)) complain(field, 'too-long');
    return value;
  };
  const decimal = (field: ImportField, decimals: 0 | 2 | 3, largest: number): number | undefined => {
    const value = text(field);
    if (value === '') return undefined;
    const read = parseDecimal(value, decimals);
    if (read === undefined) return complain(field, 'not-a-number');
    if (read === 'ambiguous') return complain(field, 'ambiguous');
    return read > largest ? complain(field, 'too-large') : read;
  };
  return {
    reasons,
    complain,
    text,
    required(field) {
      const value = text(field);
      if (value === '') complain(field, 'missing');
      return value;
    },
    money(field) {
      const read = decimal(field, 2, LARGEST_PRICE);
      return read === undefined ? undefined : centavos(read);
    },
    grams(field) {
      return decimal(field, 0, LARGEST_WEIGHT);
    },
    quantity(field) {
      const read = decimal(field, 3, LARGEST_QUANTITY);
      return read === undefined ? undefined : thousandths(read);
    },
  };
}

/** Removes control characters and surplus spaces; a description keeps its line breaks. */
const tidy = (text: string, withLineBreaks: boolean): string =>
  (withLineBreaks ? text.replace(/[^\P{Cc}\n]+/gu, ' ') : text.replace(/[\p{Cc}\s]+/gu, ' ')).trim();

function bytesOf(text: string): number {
  let bytes = 0;
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}
