/** How a bank lays out its free field; one file for each bank. */

/** The account into which a shop's boletos are paid. */
export interface BoletoAccount {
  readonly bank: BoletoBank;
  /** Without their check digits. */
  readonly agency: string;
  readonly account: string;
  /** As they are printed behind the agency and the account, where the bank has them. */
  readonly agencyDigit?: string;
  readonly accountDigit?: string;
  /** "Carteira". */
  readonly wallet: string;
  /** "Convênio": Banco do Brasil's number for the shop. */
  readonly agreement?: string;
}

export type BoletoBank = '001' | '237' | '341';

/** What a bank calls a boleto by, and the 25 digits of the barcode that say so. */
export interface BankNumber {
  /** As printed: '109/00010152-7'. */
  readonly ourNumber: string;
  readonly freeField: string;
}

export interface BankLayout {
  readonly name: string;
  /** What is printed behind the bank's number. */
  readonly digit: string;
  /** How many boletos an account can number. */
  readonly largestNumber: number;
  /** What each field must look like. */
  readonly fields: Readonly<Partial<Record<keyof BoletoAccount, RegExp>>>;
  number(account: BoletoAccount, sequence: number): BankNumber;
}

export const padded = (digits: string | number, places: number): string =>
  String(digits).padStart(places, '0');
