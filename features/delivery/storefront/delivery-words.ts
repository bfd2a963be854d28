import type { StoreToday } from '#features/suppliers/domain/contact/opening-hours.ts';
import { formatMoney } from '#kernel/money.ts';
import type { DeliveryOption, FeeBasis } from '../domain/delivery-option.ts';
import { timeWords } from './slot-days.ts';

export const FREE = 'Grátis';

/** For a fee by CEP if the shop has polygons or radii. */
export const APPROXIMATE = 'Estimada pelo CEP: a taxa exata sai com o endereço.';

export const feeWords = ({ fee }: Pick<DeliveryOption, 'fee'>): string =>
  fee === 0 ? FREE : formatMoney(fee);

/** 'R$ 5,00 + R$ 1,20 por km (4,2 km)' */
export function basisWords({ base, rule, metres, grams }: FeeBasis): string {
  if (rule.kind === 'value') return 'Taxa conforme o valor do pedido';
  if (rule.kind === 'weight')
    return grams === undefined ? 'Taxa conforme o peso' : `Taxa pelo peso: ${inThousands(grams)}\u00a0kg`;
  const perKm = `${formatMoney(rule.perKm)} por km`;
  const far = metres === undefined ? '' : ` (${inThousands(metres)}\u00a0km)`;
  if (rule.includedMetres > 0)
    return `${formatMoney(base)} até ${inThousands(rule.includedMetres)}\u00a0km + ${perKm} a mais${far}`;
  return `${base > 0 ? `${formatMoney(base)} + ` : ''}${perKm}${far}`;
}

/** With at most one decimal. */
const inThousands = (amount: number): string =>
  (Math.round(amount / 100) / 10).toLocaleString('pt-BR', { maximumFractionDigits: 1 });

/** 'Aberta hoje até 18h' */
export function todayWords(today: StoreToday): string {
  if (today.is === 'open') return `Aberta hoje até ${timeWords(today.until)}`;
  return today.is === 'opening' ? `Abre hoje às ${timeWords(today.at)}` : 'Fechada hoje';
}
