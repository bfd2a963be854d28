/** The 44 digits of a bank's boleto. FEBRABAN, "Layout Padrão de Código de Barras". */

import type { Money } from '#kernel/money.ts';
import { dayNumber, dayOfNumber } from '#kernel/time/calendar.ts';
import { generalDigit } from './check-digits.ts';

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

/**
 * The due date in a barcode: four digits that count days. They reached 9999 on 21/02/2025 and started again at 1000 on
 * 22/02/2025, so that a factor is ambiguous: it repeats every 9,000 days. FEBRABAN, communication 082/2023.
 */
const DAY_OF_1000 = dayNumber('2000-07-03');
const DAYS_IN_A_CYCLE = 9000;
/** Days: a factor that would be older than this on the day it is read belongs to the next cycle. */
const OLDEST = 3000;

/** '1000' to '9999'; throws RangeError for days before the first cycle. */
export function dueFactor(day: string): string {
  const days = dayNumber(day) - DAY_OF_1000;
  if (days < 0) throw new RangeError(`no due factor for ${day}`);
  return String(1000 + (days % DAYS_IN_A_CYCLE));
}

/** The date of a factor that is read on `today`; undefined for boletos without a due date. */
export function dayOfFactor(factor: string, today: string): string | undefined {
  const days = Number(factor) - 1000;
  if (days < 0) return undefined;
  const first = DAY_OF_1000 + days;
  const cycles = Math.ceil((dayNumber(today) - OLDEST - first) / DAYS_IN_A_CYCLE);
  return dayOfNumber(first + Math.max(0, cycles) * DAYS_IN_A_CYCLE);
}
