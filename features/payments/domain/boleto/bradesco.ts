/** Bradesco: wallets of two digits, numbers of 11. "Cobrança Bradesco", barcode layout. */
import { type BankLayout, padded } from './bank-layout.ts';
import { remainder11 } from './check-digits.ts';

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
