import { storeFromWire, storeToWire } from '#features/suppliers/contract/store.wire.ts';
import { fromReais, toReais } from '#kernel/money.ts';
import type { DeliveryOption } from '../domain/delivery-option.ts';
import type { WireDeliveryOption } from './delivery-option.schema.ts';
import { slotFromWire, slotToWire } from './slot.wire.ts';

export const deliveryOptionToWire = (option: DeliveryOption): WireDeliveryOption => ({
  idformaentrega: option.id,
  nome: option.name,
  tipoEntrega: option.type,
  taxaEntrega: toReais(option.fee),
  pedidoMinimo: toReais(option.minimumOrder),
  ...(option.freeFrom === undefined ? {} : { gratisAcimaDe: toReais(option.freeFrom) }),
  ...(option.store === undefined ? {} : { loja: storeToWire(option.store) }),
  agendamentos: option.slots.map(slotToWire),
});

export const deliveryOptionFromWire = (wire: WireDeliveryOption): DeliveryOption => ({
  id: wire.idformaentrega,
  type: wire.tipoEntrega,
  name: wire.nome,
  fee: fromReais(wire.taxaEntrega),
  minimumOrder: fromReais(wire.pedidoMinimo),
  ...(wire.gratisAcimaDe === undefined ? {} : { freeFrom: fromReais(wire.gratisAcimaDe) }),
  ...(wire.loja === undefined ? {} : { store: storeFromWire(wire.loja) }),
  slots: wire.agendamentos.map(slotFromWire),
});
