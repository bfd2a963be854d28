/** How banks lay out the free field of a barcode. */
import type { BoletoAccount } from '../method-settings.ts';
import { modulus10, remainder11 } from './check-digits.ts';

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

/** Banco do Brasil: agreements of seven digits; its numbers have 17 digits and no check digit. */
export const bancoDoBrasil: BankLayout = {
  name: 'Banco do Brasil',
  digit: '9',
  largestNumber: 9_999_999_999,
  fields: { agency: /^\d{4}$/, account: /^\d{1,8}$/, wallet: /^\d{2}$/, agreement: /^[1-9]\d{6}$/ },
  number({ wallet, agreement = '' }, sequence) {
    const ourNumber = agreement + padded(sequence, 10);
    return { ourNumber, freeField: `000000${ourNumber}${wallet}` };
  },
};

/** Bradesco: wallets of two digits, numbers of 11. "Cobrança Bradesco", barcode layout. */
export const bradesco: BankLayout = {
  name: 'Bradesco',
  digit: '2',
  largestNumber: 99_999_999_999,
  fields: { agency: /^\d{4}$/, account: /^\d{7}$/, wallet: /^\d{2}$/ },
  number({ agency, account, wallet }, sequence) {
    const number = padded(sequence, 11);
    return {
      ourNumber: `${wallet}/${number}-${numberDigit(wallet + number)}`,
      freeField: `${agency}${wallet}${number}${account}0`,
    };
  },
};

/** Modulus 11 with weights up to 7; remainder 1 is written as P. */
function numberDigit(digits: string): string {
  const remainder = remainder11(digits, 7);
  if (remainder === 0) return '0';
  return remainder === 1 ? 'P' : String(11 - remainder);
}

/** Itaú: carteira 109 and others whose numbers the shop assigns. "Cobrança Itaú", barcode layout. */
export const itau: BankLayout = {
  name: 'Itaú',
  digit: '7',
  largestNumber: 99_999_999,
  // Other wallets compute the number's check digit without the account.
  fields: { agency: /^\d{4}$/, account: /^\d{5}$/, wallet: /^(109|112|104|138|175|177|180|196)$/ },
  number({ agency, account, wallet }, sequence) {
    const number = padded(sequence, 8);
    const digit = modulus10(agency + account + wallet + number);
    const accountDigit = modulus10(agency + account);
    return {
      ourNumber: `${wallet}/${number}-${digit}`,
      freeField: `${wallet}${number}${digit}${agency}${account}${accountDigit}000`,
    };
  },
};
