/** A complete boleto: the bank's number, the barcode, and the typed line ("linha digitável"). */
import type { Money } from '#kernel/money.ts';
import type { BoletoAccount, BoletoBank } from '../method-settings.ts';
import { bankNumber } from './bank-number.ts';
import { barcode } from './barcode.ts';
import { typedLine } from './typed-line.ts';

export interface Boleto {
  readonly bank: BoletoBank;
  /** As the bank prints it: '109/00010152-7'. */
  readonly ourNumber: string;
  /** 44 digits. */
  readonly barcode: string;
  /** 47 digits, without the points and spaces of its printed form. */
  readonly line: string;
  /** 'YYYY-MM-DD'. */
  readonly dueOn: string;
  readonly amount: Money;
}

export interface BoletoRequest {
  readonly account: BoletoAccount;
  /** The shop's sequence number for this account, unique. */
  readonly sequence: number;
  readonly dueOn: string;
  readonly amount: Money;
}

/** Throws RangeError for values that the account's bank does not accept. */
export function makeBoleto({ account, sequence, dueOn, amount }: BoletoRequest): Boleto {
  const { ourNumber, freeField } = bankNumber(account, sequence);
  const code = barcode({ bank: account.bank, dueOn, amount, freeField });
  return { bank: account.bank, ourNumber, barcode: code, line: typedLine(code), dueOn, amount };
}
