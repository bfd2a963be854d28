/** A client's titles at one shop, with the credit that they stand against. Spec 3, user: faturas, limite_credito_total, limite_credito_disponivel. */
import type { Credit } from '#features/payments/domain/credit.ts';
import type { Title } from '#features/payments/domain/title.ts';
import type { Money } from '#kernel/money.ts';

/** As its client sees it. */
export interface ShownTitle extends Omit<Title, 'clientId'> {
  readonly overdue: boolean;
}

export interface TitleSum {
  readonly count: number;
  readonly sum: Money;
}

export interface ClientTitles {
  readonly titles: readonly ShownTitle[];
  /** Absent where the shop lets the client owe nothing. */
  readonly credit?: Credit;
  readonly page: number;
  readonly pages: number;
  /** How many the filter leaves, and of what sum. */
  readonly total: number;
  readonly sum: Money;
  /** Whatever the filter: what is open, and what of it is overdue. */
  readonly open: TitleSum;
  readonly overdue: TitleSum;
}
