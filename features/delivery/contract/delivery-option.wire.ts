import { clockTime, minutesOf } from '#features/suppliers/contract/clock-time.ts';
import { storeFromWire, storeToWire } from '#features/suppliers/contract/store.wire.ts';
import type { StoreToday } from '#features/suppliers/domain/opening-hours.ts';
import { fromReais, toReais } from '#kernel/money.ts';
import type { DeliveryOption } from '../domain/delivery-option.ts';
import type { WireDeliveryOption, WireToday } from './delivery-option.schema.ts';
import { feeBasisFromWire, feeBasisToWire } from './fee-basis.wire.ts';
import { slotFromWire, slotToWire } from './slot.wire.ts';

export const deliveryOptionToWire = (option: DeliveryOption): WireDeliveryOption => ({
  idformaentrega: option.id,
  nome: option.name,
  tipoEntrega: option.type,
  taxaEntrega: toReais(option.fee),
  ...(option.basis === undefined ? {} : { regraTaxa: feeBasisToWire(option.basis) }),
  pedidoMinimo: toReais(option.minimumOrder),
  ...(option.freeFrom === undefined ? {} : { gratisAcimaDe: toReais(option.freeFrom) }),
  ...(option.cutOff === undefined ? {} : { horarioLimite: clockTime(option.cutOff) }),
  ...(option.approximate ? { aproximada: true } : {}),
  ...(option.store === undefined ? {} : { loja: storeToWire(option.store) }),
  ...(option.today === undefined ? {} : { hoje: todayToWire(option.today) }),
  agendamentos: option.slots.map(slotToWire),
});

export const deliveryOptionFromWire = (wire: WireDeliveryOption): DeliveryOption => ({
  id: wire.idformaentrega,
  type: wire.tipoEntrega,
  name: wire.nome,
  fee: fromReais(wire.taxaEntrega),
  ...(wire.regraTaxa === undefined ? {} : { basis: feeBasisFromWire(wire.regraTaxa) }),
  minimumOrder: fromReais(wire.pedidoMinimo),
  ...(wire.gratisAcimaDe === undefined ? {} : { freeFrom: fromReais(wire.gratisAcimaDe) }),
  ...(wire.horarioLimite === undefined ? {} : { cutOff: minutesOf(wire.horarioLimite) }),
  ...(wire.aproximada ? { approximate: true } : {}),
  ...(wire.loja === undefined ? {} : { store: storeFromWire(wire.loja) }),
  ...(wire.hoje === undefined ? {} : { today: todayFromWire(wire.hoje) }),
  slots: wire.agendamentos.map(slotFromWire),
});

function todayToWire(today: StoreToday): WireToday {
  if (today.is === 'open') return { situacao: 'ABERTA', hora: clockTime(today.until) };
  return today.is === 'opening' ? { situacao: 'ABRE', hora: clockTime(today.at) } : { situacao: 'FECHADA' };
}

function todayFromWire({ situacao, hora }: WireToday): StoreToday {
  if (hora === undefined || situacao === 'FECHADA') return { is: 'closed' };
  const minutes = minutesOf(hora);
  return situacao === 'ABERTA' ? { is: 'open', until: minutes } : { is: 'opening', at: minutes };
}
