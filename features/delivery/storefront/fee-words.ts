import { formatMoney } from '#kernel/money.ts';
import type { DeliveryOption } from '../domain/delivery-option.ts';

export const FREE = 'Grátis';

export const feeWords = ({ fee }: Pick<DeliveryOption, 'fee'>): string =>
  fee === 0 ? FREE : formatMoney(fee);
