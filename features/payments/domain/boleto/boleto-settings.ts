/** A shop's settings for boletos and for buying on account. */
import type { Beneficiary } from '../title.ts';
import type { BoletoAccount } from './bank-layout.ts';
import { accountFaults } from './bank-number.ts';
import type { LateTerms } from './late-amount.ts';

export interface BoletoSettings {
  readonly account: BoletoAccount;
  readonly beneficiary: Beneficiary;
  /** Printed for the bank's cashier: 'Não receber após 30 dias do vencimento'. */
  readonly instructions: readonly string[];
  /** Fine and interest for late payment. */
  readonly late: LateTerms;
  /** Absent if an overdue boleto has no second copy: the client has to ask the shop. */
  readonly secondCopy?: SecondCopyTerms;
  /** For a bank account that does not exist: "SEM VALOR" is printed across. */
  readonly withoutValue?: boolean;
}

export interface SecondCopyTerms {
  /** Working days until it is due. */
  readonly workingDays: number;
  /** Maximum days after the due date on which it is issued. */
  readonly mostDaysLate: number;
}

/** Paid before the goods leave; due after `workingDays`. */
export interface PrepaidBoletoSettings extends BoletoSettings {
  readonly workingDays: number;
}

/** One part for each entry of `days`, which are days from the order; with a boleto if the shop sends one. */
export interface OnAccountSettings {
  readonly days: readonly number[];
  readonly boleto?: BoletoSettings;
}

const BENEFICIARY_DOCUMENT = /^(\d{11}|[0-9A-Z]{12}\d{2})$/;

/** The names of invalid fields; empty if boletos can be made. */
export function boletoFaults({ account, beneficiary, late, secondCopy }: BoletoSettings): readonly string[] {
  return [
    ...accountFaults(account),
    ...(beneficiary.name.trim() === '' ? ['beneficiary.name'] : []),
    ...(BENEFICIARY_DOCUMENT.test(beneficiary.document) ? [] : ['beneficiary.document']),
    ...(isShare(late.fine) ? [] : ['late.fine']),
    ...(isShare(late.monthlyInterest) ? [] : ['late.monthlyInterest']),
    ...(secondCopy === undefined ||
    (isCount(secondCopy.workingDays, 60) && isCount(secondCopy.mostDaysLate, 365))
      ? []
      : ['secondCopy']),
  ];
}

export const prepaidFaults = (settings: PrepaidBoletoSettings): readonly string[] => [
  ...boletoFaults(settings),
  ...(isCount(settings.workingDays, 60) ? [] : ['workingDays']),
];

export const onAccountFaults = ({ days, boleto }: OnAccountSettings): readonly string[] => [
  ...(days.length > 0 &&
  days.length <= 12 &&
  days.every((one, index) => isCount(one, 365) && one > (days[index - 1] ?? 0))
    ? []
    : ['days']),
  ...(boleto === undefined ? [] : boletoFaults(boleto)),
];

const isCount = (value: number, most: number): boolean =>
  Number.isInteger(value) && value >= 1 && value <= most;

/** Basis points up to 20 %: anything above is a typing error. */
const isShare = (value: number): boolean => Number.isInteger(value) && value >= 0 && value <= 2_000;
