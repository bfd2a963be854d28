import type { PaymentKind } from '#features/payments/domain/method-settings.ts';

/** Whether an order can be paid this way without the client: a card would have to be typed in each time. */
export const isRenewable = (kind: PaymentKind): boolean => kind !== 'card';
