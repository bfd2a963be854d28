/** A cart that may be bought again and again. Spec 3, subscription types; spec 7, meta_info.recorrencia. */
import type { Money } from '#kernel/money.ts';

export interface CartSubscription {
  /** Whether there is something here that may recur. */
  readonly offered: boolean;
  /** The chosen type; absent for a single purchase. */
  readonly typeId?: string;
  /** What will happen. */
  readonly message?: string;
  /** That what was chosen is offered no more. */
  readonly warning?: string;
  /** What this cart costs less in a type than bought once; a type that saves nothing is absent. */
  readonly savings: readonly TypeSaving[];
}

export interface TypeSaving {
  readonly typeId: string;
  readonly saved: Money;
}

/** What is told of a type that the supplier has closed. */
export const droppedWarning = (label: string): string =>
  label === ''
    ? 'Esta assinatura não é mais oferecida. O carrinho agora é uma compra única.'
    : `A assinatura “${label}” não é mais oferecida. O carrinho agora é uma compra única.`;
