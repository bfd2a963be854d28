import { formatMoney, type Money } from '#kernel/money.ts';
import { deliveryTexts } from '../../contract/texts.ts';
import type { DeliveryOption } from '../../domain/delivery-option.ts';
import { isFull } from '../../domain/slots.ts';
import { feeWords } from '../delivery-words.ts';
import { groupSlotsByDay, windowWords } from '../slot-days.ts';
import type { Freight } from './freight-query.ts';

/** Example: 'A partir de quarta, 02/12, 8h às 12h'; undefined where the shop has no windows, or none with room. */
export function whenWords({ slots }: Pick<DeliveryOption, 'slots'>): string | undefined {
  const [day] = groupSlotsByDay(slots.filter((slot) => !isFull(slot)));
  const [first] = day?.slots ?? [];
  return day && first && `A partir de ${day.weekday}, ${day.day}, ${windowWords(first)}`;
}

export const laterWords = (minimumOrder: Money): string =>
  `Em compras a partir de ${formatMoney(minimumOrder)}`;

/** All ways in one line, delivery before pickup: 'R$ 9,90 · A partir de quarta, 02/12, 8h às 12h'. */
export function glanceWords(ways: readonly Freight[]): string {
  const options = ways.flatMap((way) => ('options' in way ? way.options : []));
  const brought = options.find(({ type }) => type === 'delivery');
  if (brought !== undefined) return joined(feeWords(brought), whenWords(brought));
  const [later] = ways.flatMap((way) => ('from' in way ? [way.from] : []));
  if (later !== undefined) return joined(feeWords(later), laterWords(later.minimumOrder));
  const [collected] = options;
  if (collected !== undefined) return joined(`Retirada: ${feeWords(collected)}`, whenWords(collected));
  const [refusal] = ways.flatMap((way) => ('refusal' in way ? [way.refusal] : []));
  return refusal ?? deliveryTexts['no-delivery-option'].message;
}

const joined = (fee: string, when: string | undefined): string =>
  when === undefined ? fee : `${fee} · ${when}`;
