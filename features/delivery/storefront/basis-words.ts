import { formatMoney } from '#kernel/money.ts';
import type { FeeBasis } from '../domain/delivery-option.ts';

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
