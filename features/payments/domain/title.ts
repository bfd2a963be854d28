/** What a client owes a shop on a day: opened by an order, or brought over from the shop's own system. Spec 2, invoices and titles. */
import { daysBetween } from '#kernel/calendar.ts';
import type { ClientId, OrderNumber } from '#kernel/ids.ts';
import type { Money } from '#kernel/money.ts';
import type { Instant } from '#kernel/scope.ts';
import { workingDayFrom } from './working-days.ts';

export type TitleId = string;
export type TitleStatus = 'open' | 'paid' | 'cancelled';

export interface Title {
  readonly id: TitleId;
  readonly clientId: ClientId;
  /** The order that opened it. */
  readonly orderNumber?: OrderNumber;
  /** What the shop calls it by; unique in the shop. '100012-1' where an order opened it. */
  readonly document: string;
  readonly amount: Money;
  /** 'YYYY-MM-DD', as are all days here. */
  readonly issuedOn: string;
  readonly dueOn: string;
  readonly status: TitleStatus;
  readonly paidAt?: Instant;
  /** Whether it stands against the client's credit while it is open: what is paid before the goods leave does not. */
  readonly usesCredit: boolean;
  readonly boleto?: TitleBoleto;
}

/** The boleto by which a title is paid, as it was printed. */
export interface TitleBoleto {
  /** 47 digits. */
  readonly line: string;
  /** 44 digits. */
  readonly barcode: string;
  /** What the bank calls it by; not known of every title brought over. */
  readonly ourNumber?: string;
  /** The shop's running number that it was made of; a second copy has the same. */
  readonly sequence?: number;
  /** Another than the title's own on a second copy. */
  readonly dueOn: string;
  /** More than the title's on a second copy with fine and interest. */
  readonly amount: Money;
  /** What is printed beside it, as it was settled then. */
  readonly printed?: PrintedBoleto;
}

export interface PrintedBoleto {
  /** '1248 / 02124-6' */
  readonly agencyAccount: string;
  readonly wallet: string;
  readonly beneficiary: Beneficiary;
  readonly instructions: readonly string[];
  /** Of a bank account that does not exist: it must say so. */
  readonly withoutValue: boolean;
}

/** To whom it is paid, as banks want it named. */
export interface Beneficiary {
  readonly name: string;
  /** Digits of the CNPJ or CPF. */
  readonly document: string;
  readonly address: string;
}

/** How a title stands on a day, in the words of who has to pay it. */
export type TitleStanding = TitleStatus | 'overdue';

/** Due on a day when banks are closed, it is paid in time on the next one when they are open. */
export const isOverdue = ({ status, dueOn }: Pick<Title, 'status' | 'dueOn'>, today: string): boolean =>
  status === 'open' && daysBetween(workingDayFrom(dueOn), today) > 0;

export const standingOf = (title: Pick<Title, 'status' | 'dueOn'>, today: string): TitleStanding =>
  isOverdue(title, today) ? 'overdue' : title.status;
