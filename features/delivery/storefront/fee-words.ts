import { formatMoney } from '#kernel/money.ts';
import type { DeliveryOption } from '../domain/delivery-option.ts';

export const FREE = 'Grátis';

/** For a fee by CEP if the shop has polygons or radii. */
export const APPROXIMATE = 'Estimada pelo CEP: a taxa exata sai com o endereço.';

export const feeWords = ({ fee }: Pick<DeliveryOption, 'fee'>): string =>
  fee === 0 ? FREE : formatMoney(fee);
