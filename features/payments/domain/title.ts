/** What a client owes a shop on a date: opened by an order, or sent by the shop's own system. Spec 2, invoices and titles. */

import type { ClientId, OrderNumber } from '#kernel/ids.ts';
import type { Money } from '#kernel/money.ts';
import type { Instant } from '#kernel/scope.ts';
import { daysBetween } from '#kernel/time/calendar.ts';
import type { Beneficiary } from './method-settings.ts';
import { workingDayFrom } from './working-days.ts';

export type TitleId = string;
export type TitleStatus = 'open' | 'paid' | 'cancelled';

export interface Title {
  readonly id: TitleId;
  readonly clientId: ClientId;
  readonly orderNumber?: OrderNumber;
  /** The shop's document number; unique in the shop. '100012-1' for a title of an order. */
  readonly document: string;
  readonly amount: Money;
  /** 'YYYY-MM-DD', as are all days here. */
  readonly issuedOn: string;
  readonly dueOn: string;
  readonly status: TitleStatus;
  readonly paidAt?: Instant;
  /** Whether it uses the client's credit while it is open; boletos paid before the goods leave do not. */
  readonly usesCredit: boolean;
  readonly boleto?: TitleBoleto;
}

/** The boleto of a title, as it was printed. */
export interface TitleBoleto {
  /** 47 digits. */
  readonly line: string;
  /** 44 digits. */
  readonly barcode: string;
  /** The bank's number of the boleto; unknown for some titles from the shop's own system. */
  readonly ourNumber?: string;
  /** The shop's sequence number; a second copy keeps it. */
  readonly sequence?: number;
  /** On a second copy it differs from the title's. */
  readonly dueOn: string;
  /** On a second copy it includes fine and interest. */
  readonly amount: Money;
  /** What is printed besides, as the settings were at the time. */
  readonly printed?: PrintedBoleto;
}

export interface PrintedBoleto {
  /** '1248 / 02124-6' */
  readonly agencyAccount: string;
  readonly wallet: string;
  readonly beneficiary: Beneficiary;
  readonly instructions: readonly string[];
  /** For a bank account that does not exist: the paper must say so. */
  readonly withoutValue: boolean;
}

/** A title's status on a given day. */
export type TitleStatusOnDay = TitleStatus | 'overdue';

/** A title due on a day when banks are closed can be paid on time on the next working day. */
export const isOverdue = ({ status, dueOn }: Pick<Title, 'status' | 'dueOn'>, today: string): boolean =>
  status === 'open' && daysBetween(workingDayFrom(dueOn), today) > 0;

export const titleStatusOnDay = (title: Pick<Title, 'status' | 'dueOn'>, today: string): TitleStatusOnDay =>
  isOverdue(title, today) ? 'overdue' : title.status;

/** A title as the shop's own system sends it. */
export interface TitleDraft {
  readonly document: string;
  readonly clientId: ClientId;
  readonly amount: Money;
  readonly issuedOn: string;
  readonly dueOn: string;
  readonly usesCredit: boolean;
  /** The bank's typed line or barcode, unparsed. */
  readonly line?: string;
  readonly paidAt?: Instant;
}

export type TitleFault =
  | 'unknown-client'
  | 'due-before-issued'
  | 'issued-later'
  | 'paid-later'
  | 'wrong-line'
  | 'title-of-order'
  | 'title-of-another'
  | 'title-closed'
  | 'title-twice';
