import {
  openingFromWire,
  openingToWire,
  storeFromWire,
  storeToWire,
} from '#features/suppliers/contract/store.wire.ts';
import type { Store } from '#features/suppliers/domain/shop-details.ts';
import type { WirePanelStore, WireStoreBody } from './panel-fields.schema.ts';

export const newStoreFromWire = (wire: WireStoreBody): Omit<Store, 'id'> => ({
  name: wire.nome.trim(),
  addressText: wire.descricao_endereco_loja.trim(),
  latitude: wire.lat,
  longitude: wire.lng,
  hours: (wire.horario ?? '').trim(),
  opening: openingFromWire(wire.abertura),
  ...(wire.prazoHoras == null ? {} : { leadHours: wire.prazoHoras }),
});

export const newStoreToWire = (store: Omit<Store, 'id'>): WireStoreBody => ({
  nome: store.name,
  descricao_endereco_loja: store.addressText,
  lat: store.latitude,
  lng: store.longitude,
  horario: store.hours,
  abertura: openingToWire(store.opening ?? []),
  prazoHoras: store.leadHours ?? null,
});

export const panelStoreFromWire = ({
  versao,
  ...wire
}: WirePanelStore): Store & { readonly version: number } => ({ ...storeFromWire(wire), version: versao });

export const panelStoreToWire = ({
  version,
  ...store
}: Store & { readonly version: number }): WirePanelStore => ({
  ...storeToWire(store),
  versao: version,
});
