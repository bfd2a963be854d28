/** A shop's settings for boletos and for buying on account. */
import type { Beneficiary } from '../title.ts';
import type { BoletoAccount } from './bank-layout.ts';
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
