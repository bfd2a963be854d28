/** What a shop has settled about its boletos, and about what its clients may owe. */
import type { Beneficiary } from '../title.ts';
import type { BoletoAccount } from './bank-layout.ts';
import { accountFaults } from './bank-number.ts';
import type { LateTerms } from './late-amount.ts';

export interface BoletoSettings {
  readonly account: BoletoAccount;
  readonly beneficiary: Beneficiary;
  /** Told to whoever takes the money: 'Não receber após 30 dias do vencimento'. */
  readonly instructions: readonly string[];
  /** What is asked of who pays late. */
  readonly late: LateTerms;
  /** Where absent, an overdue boleto has no second copy: the client speaks to the shop. */
  readonly secondCopy?: SecondCopyTerms;
  /** Of an account that does not exist: "SEM VALOR" is printed across. */
  readonly withoutValue?: boolean;
}

export interface SecondCopyTerms {
  /** In how many working days it is due. */
  readonly workingDays: number;
  /** How many days after the due date it is still given. */
  readonly mostDaysLate: number;
}

/** Paid before the goods leave, in so many working days. */
export interface PrepaidBoletoSettings extends BoletoSettings {
  readonly workingDays: number;
}

/** Owed: one part for each number of days, with a boleto where the shop sends one. */
export interface OnAccountSettings {
  readonly days: readonly number[];
  readonly boleto?: BoletoSettings;
}

const BENEFICIARY_DOCUMENT = /^(\d{11}|[0-9A-Z]{12}\d{2})$/;

/** The names of the fields that can't be so; none where boletos can be made. */
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
  days.every((one, at) => isCount(one, 365) && one > (days[at - 1] ?? 0))
    ? []
    : ['days']),
  ...(boleto === undefined ? [] : boletoFaults(boleto)),
];

const isCount = (value: number, most: number): boolean =>
  Number.isInteger(value) && value >= 1 && value <= most;

/** Basis points up to a fifth: what lies beyond is a slip of the pen. */
const isShare = (value: number): boolean => Number.isInteger(value) && value >= 0 && value <= 2_000;
