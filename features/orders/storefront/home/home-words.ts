/** What the home says of an order under way, and of the next time. */
import { slotText } from '#features/delivery/contract/slot.wire.ts';
import { dayWords } from '#features/delivery/domain/first-slot.ts';
import { windowWords } from '#features/delivery/storefront/slot-days.ts';
import type { ClientHome } from '../../domain/home/client-home.ts';
import type { OrderUnderway } from '../../domain/home/order-underway.ts';
import { isQuote } from '../../domain/order-status.ts';
import { statusText } from '../../domain/status-text.ts';

/** 'Pedido 100001: recebido' */
export function titleWords({ number, status, deliveryType, waitsForClient }: OrderUnderway): string {
  const name = `${isQuote(status) ? 'Orçamento' : 'Pedido'} ${number}`;
  if (waitsForClient) return name;
  const { title, afterName = title.toLowerCase() } = statusText(status, deliveryType);
  return `${name}: ${afterName}`;
}

/** 'A seguir: saiu para entrega · seg., 30/11, 14h–16h' */
export function nextWords({ status, deliveryType, next, waitsForClient, slot }: OrderUnderway): string {
  if (waitsForClient)
    return status === 'quote-priced' ? 'Confira os preços e responda' : 'Falta pagar: pague agora';
  const step = stepWords(next, deliveryType);
  const when = slot === undefined ? undefined : slotText(slot);
  return [step, when].filter(Boolean).join(' · ') || statusText(status, deliveryType).explanation;
}

function stepWords(
  next: OrderUnderway['next'],
  deliveryType: OrderUnderway['deliveryType'],
): string | undefined {
  if (next === undefined) return undefined;
  if (next === 'payment') return 'A seguir: pagamento';
  if (next === 'quote-priced') return 'A loja responde com os preços';
  return `A seguir: ${statusText(next, deliveryType).title.toLowerCase()}`;
}

/** 'Próxima entrega: amanhã', 'Das 8h às 12h, no seu endereço'. */
export function firstSlotWords(firstSlot: NonNullable<ClientHome['firstSlot']>) {
  const { type, date, today, storeName } = firstSlot;
  const day = dayWords(date, today);
  const window = `Das ${windowWords(firstSlot)}`;
  return type === 'delivery'
    ? { title: `Próxima entrega: ${day}`, text: `${window}, no seu endereço` }
    : { title: `Retire ${day}`, text: storeName === undefined ? window : `${window}, ${storeName}` };
}
