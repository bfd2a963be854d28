/** The content of a barcode or typed line: a bank's boleto, or a bill for utilities or taxes ("arrecadação"). */
import { defined } from '#kernel/defined.ts';
import { centavos, type Money } from '#kernel/money.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { dayOfFactor } from './barcode.ts';
import { generalDigit } from './check-digits.ts';
import {
  barcodeOfCollectionLine,
  barcodeOfLine,
  collectionDigit,
  collectionLine,
  typedLine,
} from './typed-line.ts';

export interface ReadBoleto {
  readonly kind: 'bank' | 'collection';
  readonly barcode: string;
  readonly line: string;
  /** Absent if the code is not in reais (collection bills); 0 in a boleto without an amount. */
  readonly amount?: Money;
  /** 'YYYY-MM-DD'; collection bills have it in no fixed position. */
  readonly dueOn?: string;
  /** Three digits; only of a bank's boleto. */
  readonly bank?: string;
}

export type BoletoFault = 'not-digits' | 'wrong-length' | 'wrong-digit';

/** Reads digits, with or without points and spaces; `today` decides to which cycle a due factor belongs. */
export function parseBoleto(text: string, today: string): Result<ReadBoleto, BoletoFault> {
  if (!/^[\d\s.-]+$/.test(text)) return refuse('not-digits');
  const digits = text.replace(/\D/g, '');
  const isCollection = digits.startsWith('8');
  if (digits.length !== 44 && digits.length !== (isCollection ? 48 : 47)) return refuse('wrong-length');
  return isCollection ? parseCollection(digits) : parseBank(digits, today);
}

function parseBank(digits: string, today: string): Result<ReadBoleto, BoletoFault> {
  const barcode = digits.length === 44 ? digits : barcodeOfLine(digits);
  const line = typedLine(barcode);
  if (digits.length === 47 && digits !== line) return refuse('wrong-digit');
  if (!/^(?!000)\d{3}[09]/.test(barcode)) return refuse('wrong-digit');
  if (generalDigit(barcode.slice(0, 4) + barcode.slice(5)) !== barcode[4]) return refuse('wrong-digit');
  const dueOn = dayOfFactor(barcode.slice(5, 9), today);
  return accept({
    kind: 'bank',
    barcode,
    line,
    amount: centavos(Number(barcode.slice(9, 19))),
    ...defined({ dueOn }),
    bank: barcode.slice(0, 3),
  });
}

function parseCollection(digits: string): Result<ReadBoleto, BoletoFault> {
  const barcode = digits.length === 44 ? digits : barcodeOfCollectionLine(digits);
  if (!/^8[1-9][6-9]/.test(barcode)) return refuse('wrong-digit');
  const line = collectionLine(barcode);
  if (digits.length === 48 && digits !== line) return refuse('wrong-digit');
  const digitOf = collectionDigit(barcode);
  if (digitOf(barcode.slice(0, 3) + barcode.slice(4)) !== barcode[3]) return refuse('wrong-digit');
  // 6 and 8 mean reais, 7 and 9 a quantity of something else.
  const inReais = barcode[2] === '6' || barcode[2] === '8';
  return accept({
    kind: 'collection',
    barcode,
    line,
    ...(inReais ? { amount: centavos(Number(barcode.slice(4, 15))) } : {}),
  });
}
