/** Whether a cart can be bought as a subscription. Spec 3, subscription types; spec 7, meta_info.recorrencia. */
import type { Money } from '#kernel/money.ts';

export interface CartSubscription {
  /** Whether the supplier offers subscriptions and the cart has lines. */
  readonly offered: boolean;
  /** The chosen type; absent for a single purchase. */
  readonly typeId?: string;
  readonly message?: string;
  /** Set when the chosen type is no longer offered. */
  readonly warning?: string;
  /** What this cart saves in each type compared with a single purchase; types that save nothing are absent. */
  readonly savings: readonly TypeSaving[];
}

export interface TypeSaving {
  readonly typeId: string;
  readonly saved: Money;
}

export const droppedWarning = (label: string): string =>
  label === ''
    ? 'Esta assinatura não é mais oferecida. O carrinho agora é uma compra única.'
    : `A assinatura “${label}” não é mais oferecida. O carrinho agora é uma compra única.`;
