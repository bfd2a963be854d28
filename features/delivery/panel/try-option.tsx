import { formatClockTime } from '#features/suppliers/contract/clock-time.ts';
import { formatMoney, ZERO } from '#kernel/money.ts';
import { slotText } from '../contract/slot.wire.ts';
import type { DeliveryOption } from '../domain/delivery-option.ts';
import { isFull } from '../domain/slots.ts';
import { placesWords, slotsWords } from './try-words.ts';

/** One way to receive, with what it costs and how many more orders each window takes. */
export function TryOption({ option }: { readonly option: DeliveryOption }) {
  const { type, name, fee, basis, minimumOrder, freeFrom, cutOff, approximate, slots } = option;
  const facts = [
    fee === ZERO ? 'Grátis' : `Taxa ${formatMoney(fee)}${approximate ? ' (aproximada)' : ''}`,
    ...(basis === undefined ? [] : [BASES[basis.rule.kind]]),
    ...(minimumOrder === ZERO ? [] : [`Pedido mínimo ${formatMoney(minimumOrder)}`]),
    ...(freeFrom === undefined ? [] : [`Grátis a partir de ${formatMoney(freeFrom)}`]),
    ...(cutOff === undefined ? [] : [`Pedidos até ${formatClockTime(cutOff)} contam no dia`]),
    slotsWords(slots) ?? 'Sem horários a escolher',
  ];
  return (
    <li className="flex flex-col gap-1 rounded-lg border border-line bg-surface p-4">
      <p className="font-semibold">
        {type === 'delivery' ? 'Entrega' : 'Retirada'}: {name}
      </p>
      <ul className="text-ink-2 text-sm">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {slots.length > 0 && (
        <ul
          aria-label="Horários"
          className="mt-2 flex flex-col divide-y divide-line border-line border-t text-sm tabular-nums"
        >
          {slots.map((slot) => (
            <li key={`${slot.date} ${slot.slotId}`} className="flex justify-between gap-3 py-1.5">
              <span>{slotText(slot)}</span>
              <span className={isFull(slot) ? 'font-semibold text-danger' : 'text-ink-2'}>
                {placesWords(slot)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** What the fee went by. */
const BASES = {
  distance: 'Pela distância até a loja',
  weight: 'Pela faixa de peso',
  value: 'Pela faixa de valor',
} as const;
