/** What is wrong with a shop's settings for boletos and for buying on account. */

import type { BoletoSettings, OnAccountSettings, PrepaidBoletoSettings } from '../method-settings.ts';
import { accountFaults } from './bank-number.ts';

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
