/** Banco do Brasil: agreements of seven digits; its numbers have 17 digits and no check digit. */
import { type BankLayout, padded } from './bank-layout.ts';

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
