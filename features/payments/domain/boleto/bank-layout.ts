/** How a bank lays out the free field of a barcode; each bank has a file. */

/** The bank account into which a shop's boletos are paid. */
export interface BoletoAccount {
  readonly bank: BoletoBank;
  /** Agency and account without their check digits. */
  readonly agency: string;
  readonly account: string;
  /** Check digits printed after agency and account; only some banks have them. */
  readonly agencyDigit?: string;
  readonly accountDigit?: string;
  /** "Carteira". */
  readonly wallet: string;
  /** "Convênio": Banco do Brasil's number for the shop. */
  readonly agreement?: string;
}

export type BoletoBank = '001' | '237' | '341';

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
  /** The format of each field. */
  readonly fields: Readonly<Partial<Record<keyof BoletoAccount, RegExp>>>;
  number(account: BoletoAccount, sequence: number): BankNumber;
}

export const padded = (digits: string | number, places: number): string =>
  String(digits).padStart(places, '0');
