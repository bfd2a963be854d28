/** How a bank lays out the free field of a barcode; each bank has a file. */
import type { BoletoAccount } from '../method-settings.ts';

/** A bank's number for a boleto ("nosso número") and the 25 digits of the barcode that contain it. */
export interface BankNumber {
  /** As printed: '109/00010152-7'. */
  readonly ourNumber: string;
  readonly freeField: string;
}

export interface BankLayout {
  readonly name: string;
  /** The check digit printed after the bank's code. */
  readonly digit: string;
  /** The highest sequence number. */
  readonly largestNumber: number;
  /** The account's fields that this bank requires, and their format. */
  readonly fields: Readonly<Partial<Record<keyof BoletoAccount, RegExp>>>;
  number(account: BoletoAccount, sequence: number): BankNumber;
}

export const padded = (digits: string | number, places: number): string =>
  String(digits).padStart(places, '0');
