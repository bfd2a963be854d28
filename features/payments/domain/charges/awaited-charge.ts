/**
 * A Pix or boleto that the shop receives itself: no provider says that the money came, so its staff compare it with the bank's
 * statement. Late money counts, too: that of a charge past its time, and that of a charge that was voided.
 */
import type { ClientId, OrderNumber } from '#kernel/ids.ts';
import { centavos, type Money } from '#kernel/money.ts';
import type { Instant } from '#kernel/scope.ts';
import type { ChargeRecord } from './charge-record.ts';

export interface AwaitedCharge extends ChargeRecord {
  readonly methodName: string;
  /** Absent where the reader may not see orders. */
  readonly client?: OrderPayer;
  /** Until when a Pix is expected. */
  readonly expiresAt?: Instant;
  /** A boleto's day, 'YYYY-MM-DD'. */
  readonly dueOn?: string;
  /** Its time is over, and it is still awaited. */
  readonly late: boolean;
}

export interface OrderPayer {
  readonly clientId: ClientId;
  readonly name: string;
}

/** 'awaited' includes 'late'; 'voided' was given up, and the bank takes the money all the same. */
export type AwaitedStanding = 'awaited' | 'late' | 'voided';

export interface AwaitedFilter {
  /** Absent: what is awaited; with words, also what was voided. */
  readonly standing?: AwaitedStanding;
  readonly words?: StatementWords;
}

/** What a bank's statement says of a payment. */
export type StatementWords = { readonly orderNumber: OrderNumber } | { readonly amount: Money } | 'unknown';

/**
 * Order numbers stand there as they are, as the identifier of a Pix ('PED100012') or as a title's document ('100012-1'); amounts
 * have their centavos or 'R$'.
 */
export function statementWords(text: string): StatementWords {
  const typed = text.trim();
  const amount = AMOUNT.exec(typed)?.groups;
  if (amount !== undefined && (amount.sign !== undefined || amount.centavos !== undefined))
    return {
      amount: centavos(Number((amount.reais ?? '').replaceAll('.', '')) * 100 + Number(amount.centavos ?? 0)),
    };
  const number = ORDER.exec(typed)?.[1];
  return number === undefined ? 'unknown' : { orderNumber: Number(number) };
}

const AMOUNT = /^(?<sign>R\$\s*)?(?<reais>\d{1,3}(?:\.\d{3}){1,3}|\d{1,10})(?:,(?<centavos>\d{2}))?$/i;
const ORDER = /^(?:PED)?(\d{1,15})(?:-\d{1,3})?$/i;
