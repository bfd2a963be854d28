/** A supplier's settings of its payment methods: what instalments, boletos and credit are computed with. */
import type { Money } from '#kernel/money.ts';

export const PAYMENT_KINDS = [
  'cash-on-delivery',
  'card-on-delivery',
  'pix',
  'boleto',
  'card',
  'on-account',
] as const;
export type PaymentKind = (typeof PAYMENT_KINDS)[number];

/** A supplier's settings of a method; each kind has its own part. */
export interface MethodSettings {
  readonly card?: CardSettings;
  readonly boleto?: PrepaidBoletoSettings;
  readonly onAccount?: OnAccountSettings;
  readonly automaticPix?: AutomaticPixSettings;
}

/** Subscriptions may be paid by Pix Automático, if the method's provider has it. */
export interface AutomaticPixSettings {
  /** Whether what could not be collected is tried again, on up to three other days within seven. */
  readonly retries: boolean;
}

export interface CardSettings {
  readonly instalments: InstalmentPlan;
  /**
   * The card is authorised when the order is placed, and captured after the goods were weighed: for shops that sell by
   * weight. Spec 9, card pre-authorization note.
   */
  readonly preAuthorise: boolean;
}

/** Up to `withoutInterest` instalments are free; beyond, interest is charged for each month (Price table). */
export interface InstalmentPlan {
  /** Maximum number of instalments, 1 to 24. */
  readonly most: number;
  readonly withoutInterest: number;
  /** Basis points a month: 199 is 1,99 %. */
  readonly monthlyInterest: number;
  /** Minimum instalment in centavos; does not apply to a single payment. */
  readonly smallestPart: Money;
}

/** A Pix receiver as it stands in the BR Code: name of at most 25 characters, city of at most 15, without accents. */
export interface PixReceiver {
  readonly key: string;
  readonly name: string;
  readonly city: string;
}

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

export interface LateTerms {
  /** Basis points of the amount, once: 200 is 2 %. */
  readonly fine: number;
  /** Basis points a month of thirty days: 100 is 1 %. */
  readonly monthlyInterest: number;
}

export interface SecondCopyTerms {
  /** Working days until it is due. */
  readonly workingDays: number;
  /** Maximum days after the due date on which it is issued. */
  readonly mostDaysLate: number;
}

/** The payee, as banks require it. */
export interface Beneficiary {
  readonly name: string;
  /** Digits of the CNPJ or CPF. */
  readonly document: string;
  readonly address: string;
}

/** The bank account into which a shop's boletos are paid. */
export interface BoletoAccount {
  readonly bank: BoletoBank;
  /** Agency and account without their check digits. */
  readonly agency: string;
  readonly account: string;
  /** Check digits printed after agency and account; only some banks have them. */
  readonly agencyDigit?: string;
  readonly accountDigit?: string;
  /** "Carteira". */
  readonly wallet: string;
  /** "Convênio": Banco do Brasil's number for the shop. */
  readonly agreement?: string;
}

export type BoletoBank = '001' | '237' | '341';

/** Paid before the goods leave; due after `workingDays`. */
export interface PrepaidBoletoSettings extends BoletoSettings {
  readonly workingDays: number;
}

/** One part for each entry of `days`, which are days from the order; with a boleto if the shop sends one. */
export interface OnAccountSettings {
  readonly days: readonly number[];
  readonly boleto?: BoletoSettings;
}
