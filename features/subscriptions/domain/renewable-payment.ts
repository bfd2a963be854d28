import type { PaymentKind } from '#features/payments/domain/payment-method.ts';

/** Whether an order can be paid so while its client is away: a card is typed in anew each time. */
export const isRenewable = (kind: PaymentKind): boolean => kind !== 'card';
