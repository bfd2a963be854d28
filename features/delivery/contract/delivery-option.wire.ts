import { formatClockTime, minutesOf } from '#features/suppliers/contract/clock-time.ts';
import { deliveryTypeFromWire, deliveryTypeToWire } from '#features/suppliers/contract/delivery-type.wire.ts';
import { storeFromWire, storeToWire } from '#features/suppliers/contract/store.wire.ts';
import type { StoreToday } from '#features/suppliers/domain/contact/opening-hours.ts';
import { defined } from '#kernel/defined.ts';
import { fromReais, toReais } from '#kernel/money.ts';
import type { DeliveryOption } from '../domain/delivery-option.ts';
import type { WireDeliveryOption, WireToday } from './delivery-option.schema.ts';
import { feeBasisFromWire, feeBasisToWire } from './fee-basis.wire.ts';
import { slotFromWire, slotToWire } from './slot.wire.ts';

export const deliveryOptionToWire = (option: DeliveryOption): WireDeliveryOption => ({
  idformaentrega: option.id,
  nome: option.name,
  tipoEntrega: deliveryTypeToWire(option.type),
  taxaEntrega: toReais(option.fee),
  ...defined({ regraTaxa: option.basis === undefined ? undefined : feeBasisToWire(option.basis) }),
  pedidoMinimo: toReais(option.minimumOrder),
  ...defined({
    gratisAcimaDe: option.freeFrom === undefined ? undefined : toReais(option.freeFrom),
    horarioLimite: option.cutOff === undefined ? undefined : formatClockTime(option.cutOff),
  }),
  ...(option.approximate ? { aproximada: true } : {}),
  ...defined({
    loja: option.store === undefined ? undefined : storeToWire(option.store),
    hoje: option.today === undefined ? undefined : todayToWire(option.today),
  }),
  agendamentos: option.slots.map(slotToWire),
});

export const deliveryOptionFromWire = (wire: WireDeliveryOption): DeliveryOption => ({
  id: wire.idformaentrega,
  type: deliveryTypeFromWire(wire.tipoEntrega),
  name: wire.nome,
  fee: fromReais(wire.taxaEntrega),
  ...defined({ basis: wire.regraTaxa === undefined ? undefined : feeBasisFromWire(wire.regraTaxa) }),
  minimumOrder: fromReais(wire.pedidoMinimo),
  ...defined({
    freeFrom: wire.gratisAcimaDe === undefined ? undefined : fromReais(wire.gratisAcimaDe),
    cutOff: wire.horarioLimite === undefined ? undefined : minutesOf(wire.horarioLimite),
  }),
  ...(wire.aproximada ? { approximate: true } : {}),
  ...defined({
    store: wire.loja === undefined ? undefined : storeFromWire(wire.loja),
    today: wire.hoje === undefined ? undefined : todayFromWire(wire.hoje),
  }),
  slots: wire.agendamentos.map(slotFromWire),
});

function todayToWire(today: StoreToday): WireToday {
  if (today.is === 'open') return { situacao: 'ABERTA', hora: formatClockTime(today.until) };
  return today.is === 'opening'
    ? { situacao: 'ABRE', hora: formatClockTime(today.at) }
    : { situacao: 'FECHADA' };
}

function todayFromWire({ situacao, hora }: WireToday): StoreToday {
  if (hora === undefined || situacao === 'FECHADA') return { is: 'closed' };
  const minutes = minutesOf(hora);
  return situacao === 'ABERTA' ? { is: 'open', until: minutes } : { is: 'opening', at: minutes };
}
