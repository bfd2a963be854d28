import { formatMoney, type Money } from '#kernel/money.ts';
import { joinNames } from '#kernel/number-format.ts';
import { formatDate, type TimeZone } from '#kernel/time/time-zone.ts';
import type { OtherWay, ShownCombo } from '../domain/shown-combo.ts';

/** Example: 'Economize R$ 14,60 (15%)'; undefined if nothing is saved. */
export function savedWords({
  alone,
  saved,
}: {
  readonly alone: Money;
  readonly saved: Money;
}): string | undefined {
  if (saved <= 0) return undefined;
  const percent = Math.floor((saved / alone) * 100);
  return `Economize ${formatMoney(saved)}${percent > 0 ? ` (${percent}%)` : ''}`;
}

/** One text per limit: 'No máximo 3 por pedido', 'Até 30/11/2026', 'Só para retirar na loja'. `validUntil` is exclusive. */
export function limitWords(
  { limits, validUntil }: Pick<ShownCombo, 'limits' | 'validUntil'>,
  zone: TimeZone,
): string[] {
  const { mostPerOrder, limitPerClient, deliveryTypes = [], paymentMethods } = limits;
  return [
    ...(mostPerOrder === undefined ? [] : [`No máximo ${mostPerOrder} por pedido`]),
    ...(limitPerClient === undefined ? [] : [`No máximo ${limitPerClient} por cliente`]),
    ...(deliveryTypes.length === 1 ? [DELIVERY_WORDS[deliveryTypes[0] ?? 'delivery']] : []),
    ...(paymentMethods === undefined
      ? []
      : [`Só para pagar com ${either(paymentMethods.map(({ name }) => name))}`]),
    ...(validUntil === undefined ? [] : [`Até ${formatDate(validUntil - 1, zone)}`]),
  ];
}

const DELIVERY_WORDS = { delivery: 'Só para entrega', pickup: 'Só para retirar na loja' } as const;

export const otherWayWords: Readonly<Record<OtherWay, string>> = {
  payment: 'Este combo não vale para a forma de pagamento escolhida.',
  delivery: 'Este combo não vale para a forma de receber escolhida.',
};

/** Example: 'Faltam no estoque: Café e Pão.' */
export function soldOutWords({ items }: Pick<ShownCombo, 'items'>): string {
  const missing = items.filter((item) => item.missing).map(({ product }) => product.name);
  if (missing.length === 0) return 'Já foram vendidos todos os que você pode comprar.';
  return `${missing.length === 1 ? 'Falta' : 'Faltam'} no estoque: ${joinNames(missing)}.`;
}

/** Example: '5 produtos'. */
export const comboProductsWords = ({ items }: Pick<ShownCombo, 'items'>): string =>
  `${items.length} produtos`;

/** Example: 'a, b ou c'. */
function either(names: readonly string[]): string {
  const [last = ''] = names.slice(-1);
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ou ${last}`;
}
