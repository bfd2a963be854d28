/** Bradesco: wallets of two digits, numbers of eleven. "Cobrança Bradesco", layout of the barcode. */
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

/** Modulus 11 of base 7, where remainder 1 has no digit and is written P. */
function numberDigit(digits: string): string {
  const remainder = remainder11(digits, 7);
  if (remainder === 0) return '0';
  return remainder === 1 ? 'P' : String(11 - remainder);
}
