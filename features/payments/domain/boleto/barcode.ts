/** The 44 digits of a bank's boleto. FEBRABAN, "Layout Padrão de Código de Barras". */
import type { Money } from '#kernel/money.ts';
import { generalDigit } from './check-digits.ts';
import { dueFactor } from './due-factor.ts';

export interface BoletoParts {
  /** Three digits. */
  readonly bank: string;
  /** 'YYYY-MM-DD'. */
  readonly dueOn: string;
  readonly amount: Money;
  /** The bank's own 25 digits. */
  readonly freeField: string;
}

const REAL = '9';
const LARGEST_AMOUNT = 9_999_999_999;

/** Throws RangeError for parts that no bank accepts. */
export function barcode({ bank, dueOn, amount, freeField }: BoletoParts): string {
  if (!/^\d{3}$/.test(bank)) throw new RangeError(`not a bank: ${bank}`);
  if (!/^\d{25}$/.test(freeField)) throw new RangeError(`not a free field: ${freeField}`);
  if (amount <= 0 || amount > LARGEST_AMOUNT) throw new RangeError(`not an amount for a boleto: ${amount}`);
  const head = bank + REAL;
  const tail = dueFactor(dueOn) + String(amount).padStart(10, '0') + freeField;
  return head + generalDigit(head + tail) + tail;
}
