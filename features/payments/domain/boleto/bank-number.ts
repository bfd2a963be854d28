/** Computes the bank's number from the shop's sequence number. */

import type { BoletoAccount, BoletoBank } from '../method-settings.ts';
import { type BankLayout, type BankNumber, bancoDoBrasil, bradesco, itau } from './bank-layout.ts';

const LAYOUTS: Readonly<Record<BoletoBank, BankLayout>> = {
  '001': bancoDoBrasil,
  '237': bradesco,
  '341': itau,
};

/** Throws RangeError for a sequence that the bank has no number for. */
export function bankNumber(account: BoletoAccount, sequence: number): BankNumber {
  const layout = LAYOUTS[account.bank];
  if (!Number.isSafeInteger(sequence) || sequence < 1 || sequence > layout.largestNumber)
    throw new RangeError(`${layout.name} has no boleto number ${sequence}`);
  return layout.number(account, sequence);
}

/** The account's fields that are invalid for its bank; empty if boletos can be made. */
export const accountFaults = (account: BoletoAccount): readonly string[] =>
  Object.entries(LAYOUTS[account.bank].fields).flatMap(([field, shape]) =>
    shape.test(account[field as keyof BoletoAccount] ?? '') ? [] : [field],
  );

/** Banks whose boletos are only read: those of titles from a shop's own system. */
const READ_ONLY: Readonly<Record<string, Pick<BankLayout, 'name' | 'digit'>>> = {
  '033': { name: 'Santander', digit: '7' },
  '041': { name: 'Banrisul', digit: '8' },
  '104': { name: 'Caixa', digit: '0' },
  '422': { name: 'Safra', digit: '7' },
  '748': { name: 'Sicredi', digit: 'X' },
  '756': { name: 'Sicoob', digit: '0' },
};

/** 'Itaú', and '341-7' as it is printed beside it. For an unknown bank 'Banco 999' and '999'. */
export function bankWords(bank: string): { readonly name: string; readonly code: string } {
  const known = LAYOUTS[bank as BoletoBank] ?? READ_ONLY[bank];
  return known === undefined
    ? { name: `Banco ${bank}`, code: bank }
    : { name: known.name, code: `${bank}-${known.digit}` };
}
