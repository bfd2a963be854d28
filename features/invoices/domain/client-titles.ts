/**
 * A client's titles at one shop, with the client's credit. Spec 3, user: faturas, limite_credito_total,
 * limite_credito_disponivel.
 */
import type { Credit } from '#features/payments/domain/credit.ts';
import type { Title } from '#features/payments/domain/title.ts';
import type { Money } from '#kernel/money.ts';

export interface ShownTitle extends Omit<Title, 'clientId'> {
  readonly overdue: boolean;
}

export interface TitleSum {
  readonly count: number;
  readonly sum: Money;
}

export interface ClientTitles {
  readonly titles: readonly ShownTitle[];
  /** Absent if the client may not buy on account. */
  readonly credit?: Credit;
  readonly page: number;
  readonly pages: number;
  /** Count and sum of the titles that match the filter. */
  readonly total: number;
  readonly sum: Money;
  /** All open titles and all overdue ones, whatever the filter. */
  readonly open: TitleSum;
  readonly overdue: TitleSum;
}
