/** Itaú: carteira 109 and others whose numbers the shop assigns. "Cobrança Itaú", barcode layout. */
import { type BankLayout, padded } from './bank-layout.ts';
import { modulus10 } from './check-digits.ts';

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
