/** A boleto whole: what its bank calls it, what machines read and people type. */
import type { Money } from '#kernel/money.ts';
import type { BoletoAccount, BoletoBank } from './bank-layout.ts';
import { bankNumber } from './bank-number.ts';
import { barcode } from './barcode.ts';
import { typedLine } from './typed-line.ts';

export interface Boleto {
  readonly bank: BoletoBank;
  /** As the bank prints it: '109/00010152-7'. */
  readonly ourNumber: string;
  /** 44 digits. */
  readonly barcode: string;
  /** 47 digits, without the points and spaces they are shown with. */
  readonly line: string;
  /** 'YYYY-MM-DD'. */
  readonly dueOn: string;
  readonly amount: Money;
}

export interface BoletoRequest {
  readonly account: BoletoAccount;
  /** The shop's running number, never given twice. */
  readonly sequence: number;
  readonly dueOn: string;
  readonly amount: Money;
}

/** Throws where the account's bank has no such boleto. */
export function makeBoleto({ account, sequence, dueOn, amount }: BoletoRequest): Boleto {
  const { ourNumber, freeField } = bankNumber(account, sequence);
  const code = barcode({ bank: account.bank, dueOn, amount, freeField });
  return { bank: account.bank, ourNumber, barcode: code, line: typedLine(code), dueOn, amount };
}
