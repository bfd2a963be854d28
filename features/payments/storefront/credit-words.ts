/** The client's available credit, and whether this purchase fits into it. */
import { formatMoney, type Money } from '#kernel/money.ts';
import { type Credit, suffices } from '../domain/credit.ts';

export interface CreditWords {
  readonly text: string;
  readonly suffices: boolean;
}

export function creditWords(credit: Credit, total: Money | undefined): CreditWords {
  const available = `Crédito disponível ${formatMoney(credit.available)}`;
  if (total === undefined || suffices(credit, total)) return { text: available, suffices: true };
  return { text: `${available}: não cobre os ${formatMoney(total)} deste pedido.`, suffices: false };
}
